import { obstacleWords } from '@roomlark/contract/obstacle-words'
import type { Obstacle } from '@roomlark/contract/obstacles'
import { plainFormats } from '@roomlark/contract/word-formats'
import { AppError } from '../../errors.ts'
import { refusalCode } from './obstacles.policy.ts'

/** Returns the refusal of a request with these obstacles, in words. */
export function refusedBy(obstacles: readonly Obstacle[]): AppError {
  const words = obstacles.map((obstacle) => obstacleWords(obstacle, plainFormats))
  const isSoldOut = obstacles.some(({ kind }) => kind === 'sold-out' || kind === 'few-left')
  return new AppError(refusalCode(obstacles), `${words.join('. ')}.`, { isSoldOut })
}
