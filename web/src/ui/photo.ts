import { say } from '@roomlark/contract/say'
/** A picture with what is needed to show it. */
export type Photo = {
  id: string
  url: string
  smallUrl: string
  largeUrl: string
  width: number
  height: number
  placeholder: string
  caption: string
}

/** `photo 3 of 12: The pool at noon` */
export function photoWords({ caption }: Photo, index: number, total: number): string {
  const position = index + 1
  return caption
    ? say('photo {position} of {total}: {caption}', { position, total, caption })
    : say('photo {position} of {total}', { position, total })
}

/** Returns the picture that a key leads to in a circular row; undefined for every other key. */
export function photoForKey(key: string, index: number, total: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return (index - 1 + total) % total
    case 'ArrowRight':
      return (index + 1) % total
    case 'Home':
      return 0
    case 'End':
      return total - 1
    default:
      return undefined
  }
}
