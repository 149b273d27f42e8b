import { say } from '@roomlark/contract/say'

const texts = {
  'password-changed': say('Your password has been changed. Sign in with the new one.'),
  'team-joined': say('Welcome to the team. Sign in to begin.'),
}

/** Carried in the navigation state to the sign-in screen. */
export function noticeState(notice: keyof typeof texts): { notice: keyof typeof texts } {
  return { notice }
}

export function loginNotice(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('notice' in state)) return null
  const { notice } = state
  return isNotice(notice) ? texts[notice] : null
}

function isNotice(text: unknown): text is keyof typeof texts {
  return typeof text === 'string' && Object.hasOwn(texts, text)
}
