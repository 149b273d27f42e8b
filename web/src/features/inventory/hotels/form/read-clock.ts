/** Also reads `9:30`, `930` and `15`; anything else stays as typed, so that the contract refuses it. */
export function readClock(text: unknown): string {
  const typed = String(text ?? '').trim()
  const [, hours = '', minutes = '00'] = /^(\d{1,2})[:.h ]?(\d{2})?$/.exec(typed) ?? []
  return hours === '' ? typed : `${hours.padStart(2, '0')}:${minutes}`
}
