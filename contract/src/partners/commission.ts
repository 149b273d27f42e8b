import { say } from '../say.ts'
/** The rule of the base in one sentence, as receipts, statements, folios and help say it. */
export const commissionRule = say(
  'Commission is on the part of the room price that the hotel charged, without taxes and extras, whether the guest stayed, left early, cancelled late or never came.',
)
