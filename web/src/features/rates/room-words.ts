export function roomCount(count: number): string {
  return count === 1 ? '1 room' : `${count.toLocaleString('en')} rooms`
}
