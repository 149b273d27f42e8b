/** Reads the message written to a hotel before the profile had to be filled in; the browser's history carries it. */
export function readDraft(state: unknown, hotelId: string): string {
  if (typeof state !== 'object' || state === null) return ''
  if (!('hotelId' in state) || state.hotelId !== hotelId || !('message' in state)) return ''
  return typeof state.message === 'string' ? state.message : ''
}
