/** Whether somebody is at the kiosk, second by second: pure. Start at `attended`. */

export interface Attendance {
  /** A demonstration invites; somebody plays; the game is over; nobody has moved for long, and is asked. */
  readonly phase: 'inviting' | 'playing' | 'over' | 'asking';
  /** Seconds in which nothing was touched or, while a countdown runs, that are left. */
  readonly seconds: number;
}

export type Happening =
  | { readonly type: 'touched' }
  /** Somebody takes the invitation, or wants another game. */
  | { readonly type: 'begun' }
  | { readonly type: 'left' }
  | { readonly type: 'over' }
  /** `busy`: stones move or the computer thinks, and who watches touches nothing. */
  | { readonly type: 'passed'; readonly seconds: number; readonly busy: boolean };

export interface Patience {
  /** Seconds without a touch after which somebody is asked. */
  readonly idle: number;
  /** Seconds to answer in. */
  readonly countdown: number;
}

/** Where the attribute says no other. */
const IDLE = 60;
const COUNTDOWN = 20;

/** What the attribute `kiosk` asks for. The countdown is never longer than the time before it. */
export function patienceIn(attribute: unknown): Patience {
  const seconds = Number(String(attribute));
  const idle = seconds > 0 ? seconds : IDLE;
  return { idle, countdown: Math.min(COUNTDOWN, idle) };
}

export const INVITING: Attendance = { phase: 'inviting', seconds: 0 };

export function attended(now: Attendance, happening: Happening, { idle, countdown }: Patience): Attendance {
  switch (happening.type) {
    case 'begun':
      return { phase: 'playing', seconds: 0 };
    case 'left':
      return INVITING;
    case 'over':
      return now.phase === 'inviting' ? now : { phase: 'over', seconds: countdown };
    case 'touched':
      if (now.phase === 'over') return { ...now, seconds: countdown };
      return now.phase === 'inviting' ? now : { phase: 'playing', seconds: 0 };
    case 'passed':
      return passed(now, happening.busy ? 0 : happening.seconds, idle, countdown);
  }
}

function passed(now: Attendance, seconds: number, idle: number, countdown: number): Attendance {
  switch (now.phase) {
    case 'inviting':
      return now;
    case 'playing':
      if (seconds === 0) return { ...now, seconds: 0 };
      return now.seconds + seconds < idle
        ? { ...now, seconds: now.seconds + seconds }
        : { phase: 'asking', seconds: countdown };
    case 'asking':
    case 'over':
      return now.seconds > seconds ? { ...now, seconds: now.seconds - seconds } : INVITING;
  }
}
