import { type Photo, photoSrcSet } from '@roomlark/contract/platform/photos'

type PictureProps = {
  photo: Pick<Photo, 'url' | 'width' | 'height' | 'caption'> & { placeholder: string | null }
  /** Width at which it is drawn, in the form of the attribute `sizes`. */
  sizes: string
  /** The largest thing of the first screen is fetched before anything else. */
  isFirst?: boolean
}

/** As large as its frame, in the best format and the width the screen needs, above a blurred tint of itself. */
export function Picture({ photo, sizes, isFirst = false }: PictureProps) {
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={photoSrcSet(photo.url, 'avif')} sizes={sizes} />
      <img
        src={photo.url}
        srcSet={photoSrcSet(photo.url, 'webp')}
        sizes={sizes}
        width={photo.width}
        height={photo.height}
        alt={photo.caption}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        style={photo.placeholder ? { backgroundImage: `url("${photo.placeholder}")` } : undefined}
        className="size-full bg-cover bg-center object-cover"
      />
    </picture>
  )
}
