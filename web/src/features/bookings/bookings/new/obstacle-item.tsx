import { obstacleWords } from '@roomlark/contract/obstacle-words'
import type { Obstacle } from '@roomlark/contract/obstacles'
import { accountFormats } from '../../../../parts/word-formats.ts'

export function ObstacleItem({ obstacle }: { obstacle: Obstacle }) {
  return <li>{obstacleWords(obstacle, accountFormats)}.</li>
}
