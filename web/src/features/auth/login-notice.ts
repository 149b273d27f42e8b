/** Carried in the navigation state from the reset screen to the sign-in screen. */
export const passwordChanged = {
  state: { notice: 'password-changed' },
  text: 'Your password has been changed. Sign in with the new one.',
  isIn(state: unknown): boolean {
    return (
      typeof state === 'object' && state !== null && 'notice' in state && state.notice === this.state.notice
    )
  },
}
