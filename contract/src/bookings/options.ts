import { toInstant } from '../hotel-clock.ts'
import { say } from '../say.ts'

/** An option is a hold until a day and time that the desk agrees on with the guest. */
export const optionLimits = { days: 60, minutes: 30 } as const

type Arrival = { checkInOn: string; checkInTime: string; timeZone: string }

/** Says why rooms cannot be held until then, or nothing if they can. */
export function optionFault(heldUntil: Date, arrival: Arrival, now: Date): string | undefined {
  const left = heldUntil.getTime() - now.getTime()
  if (Number.isNaN(left)) return say('Enter a date and a time')
  if (left < optionLimits.minutes * 60_000) {
    return say('Choose a time at least {minutes} minutes from now', { minutes: optionLimits.minutes })
  }
  if (left > optionLimits.days * 86_400_000)
    return say('Choose a time within {days} days', { days: optionLimits.days })
  const { checkInOn, checkInTime, timeZone } = arrival
  return heldUntil > toInstant(checkInOn, checkInTime, timeZone)
    ? say('The option must end before the guest arrives')
    : undefined
}

/** A day before the option ends, or when a third of a shorter one is left. */
export function optionReminderAt(heldUntil: Date, now: Date): Date {
  const length = heldUntil.getTime() - now.getTime()
  return new Date(heldUntil.getTime() - Math.min(86_400_000, Math.round(length / 3)))
}

/** A hold of a few minutes counts down, an option has an end to be written. */
export function isOption(heldUntil: string | null, now: Date): boolean {
  return heldUntil !== null && Date.parse(heldUntil) - now.getTime() > optionLimits.minutes * 60_000
}
