const texts = {
  'password-changed': 'Your password has been changed. Sign in with the new one.',
  'invitation-accepted': 'Welcome to Roomlark. Sign in with the password you have just chosen.',
} as const

/** Carried in the navigation state to the sign-in screen. */
export function noticeState(notice: keyof typeof texts): { notice: keyof typeof texts } {
  return { notice }
}

export function loginNotice(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('notice' in state)) return null
  const { notice } = state
  return notice === 'password-changed' || notice === 'invitation-accepted' ? texts[notice] : null
}
