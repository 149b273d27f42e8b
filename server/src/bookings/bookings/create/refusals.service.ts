import type { Quote } from '@roomlark/contract/bookings/booking-input'
import { obstacleWords } from '@roomlark/contract/obstacle-words'
import type { Obstacle } from '@roomlark/contract/obstacles'
import { say } from '@roomlark/contract/say'
import { plainFormats } from '@roomlark/contract/word-formats'
import { AppError } from '../../../errors.ts'
import { isLimit, refusalCode } from '../change/obstacles.policy.ts'

/** Returns the refusal of a request with these obstacles, in words. */
export function refusedBy(obstacles: readonly Obstacle[]): AppError {
  const words = obstacles.map((obstacle) => obstacleWords(obstacle, plainFormats))
  const isSoldOut = obstacles.some(({ kind }) => kind === 'sold-out' || kind === 'few-left')
  return new AppError(refusalCode(obstacles), `${words.join('. ')}.`, { isSoldOut })
}

/** With a reason, the desk may exceed limits that apply only to guests. */
export function requireNoObstacles(obstacles: readonly Obstacle[], overrideReason?: string): void {
  const standing = overrideReason ? obstacles.filter((obstacle) => !isLimit(obstacle)) : obstacles
  if (standing.length > 0) throw refusedBy(standing)
}

/** Nobody is charged a price other than the one they were shown; a stay that is not booked yet is quoted again. */
export function requireTotal(
  totalCents: number,
  expectedTotalCents: number | undefined,
  quote?: Quote,
): void {
  if (expectedTotalCents === undefined || totalCents === expectedTotalCents) return
  throw new AppError(
    'price_changed',
    say('The price has changed. Please look at it again.'),
    quote && { quote },
  )
}
