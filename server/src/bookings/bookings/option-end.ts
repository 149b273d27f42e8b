import { optionFault } from '@roomlark/contract/bookings/options'
import { AppError } from '../../errors.ts'

/** Refuses an end that lies too near, too far ahead, or after the arrival. */
export function requireOptionEnd(
  heldUntil: Date,
  arrival: { checkInOn: string; checkInTime: string; timeZone: string },
  now: Date,
): void {
  const fault = optionFault(heldUntil, arrival, now)
  if (fault) throw new AppError('validation_failed', `${fault}.`, { fields: { heldUntil: fault } })
}
