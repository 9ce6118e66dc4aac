/** An error for the host: a stable code and a sentence, as the engine's are. */
export function fault(code: string, message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), { code });
}
