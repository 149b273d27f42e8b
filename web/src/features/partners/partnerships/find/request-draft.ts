/** What was written to a hotel before the way led over the profile; it travels in the history of the browser. */
export function readDraft(state: unknown, hotelId: string): string {
  if (typeof state !== 'object' || state === null) return ''
  if (!('hotelId' in state) || state.hotelId !== hotelId || !('message' in state)) return ''
  return typeof state.message === 'string' ? state.message : ''
}
