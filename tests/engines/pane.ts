/** A window of any browser engine, as far as the core journeys need one. */
export interface Pane {
  go(address: string): Promise<void>;
  /** Runs `act` in the page, from its source alone. */
  run<T>(act: (...given: never[]) => T | Promise<T>, ...given: unknown[]): Promise<T>;
  /** A press of the mouse. */
  click(x: number, y: number): Promise<void>;
  /** A key by its name, such as `Enter` or `ArrowLeft`. */
  press(key: string): Promise<void>;
  close(): Promise<void>;
}
