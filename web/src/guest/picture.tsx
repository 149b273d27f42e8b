import type { Photo } from '@roomlark/contract/photos'

/** As large as its frame, in the width the screen needs, above a blurred tint of itself. */
export function Picture({
  photo,
  sizes,
  isFirst = false,
}: {
  photo: Photo
  sizes: string
  isFirst?: boolean
}) {
  return (
    <img
      src={photo.url}
      srcSet={`${photo.smallUrl} 480w, ${photo.url} 1024w, ${photo.largeUrl} 1920w`}
      sizes={sizes}
      width={photo.width}
      height={photo.height}
      alt={photo.caption}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      style={{ backgroundImage: `url("${photo.placeholder}")` }}
      className="size-full bg-cover bg-center object-cover"
    />
  )
}
