import type { Photo } from '@roomlark/contract/platform/photos'

/** Calls that send the photos of a hotel or a room type to the server. */
export type PhotoCalls = {
  send: (file: File, onProgress: (share: number) => void, signal: AbortSignal) => Promise<Photo>
  order: (imageIds: string[]) => Promise<unknown>
  caption: (imageId: string, caption: string) => Promise<Photo>
  remove: (imageId: string) => Promise<unknown>
  /** Called whenever the photos on the server have changed. */
  onChange: (photos: Photo[]) => void
  /** Shows why an order was refused, and resolves to the photos as they are now. */
  onOrderFailed: (error: unknown) => Promise<Photo[] | null>
}

/** Callback for a refused order; `reread` fetches the photos as they are now. */
export type OrderRefused = (error: unknown, reread: () => Promise<Photo[]>) => Promise<Photo[] | null>

/** The one photo that was sent. */
export function theOne([photo]: Photo[]): Photo {
  if (!photo) throw new Error('The server did not store the photo.')
  return photo
}
