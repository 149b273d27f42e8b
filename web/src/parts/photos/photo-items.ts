import type { Photo } from '@roomlark/contract/platform/photos'

export type SavedPhoto = { kind: 'saved'; key: string; image: Photo }
export type PhotoFile = {
  kind: 'file'
  key: string
  file: File
  state: 'waiting' | 'sending' | 'failed'
  /** Uploaded part of it, from 0 to 1. */
  share: number
  error: string
  /** A failed upload may be retried, since the fault was not in the file. */
  mayRetry: boolean
}
export type PhotoItem = SavedPhoto | PhotoFile

export function toItem(image: Photo): SavedPhoto {
  return { kind: 'saved', key: image.id, image }
}

export function savedImages(items: readonly PhotoItem[]): Photo[] {
  return items.flatMap((item) => (item.kind === 'saved' ? [item.image] : []))
}

export function inOrder(items: readonly PhotoItem[], ids: readonly string[]): Photo[] {
  return savedImages(items).toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

export function isFailed(item: PhotoItem): item is PhotoFile {
  return item.kind === 'file' && item.state === 'failed'
}

export function isPending(item: PhotoItem): item is PhotoFile {
  return item.kind === 'file' && item.state !== 'failed'
}

/** The list with one item taken out and put back at an index of the result. */
export function moved(items: readonly PhotoItem[], key: string, to: number): readonly PhotoItem[] {
  const item = items.find((candidate) => candidate.key === key)
  if (!item) return items
  const rest = items.filter((other) => other !== item)
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, item)
}
