import { counted } from '../../lib/format-number.ts'

export function roomCount(count: number): string {
  return counted(count, 'room')
}
