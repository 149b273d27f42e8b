import { type ComponentProps, type ReactNode, useState } from 'react'
import { cx } from '../lib/cx.ts'

type BlurredImageProps = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'placeholder'> & {
  src: string | undefined
  alt: string
  /** A tiny picture as a data URL, shown until the real one has loaded. */
  blur: string | null
  /** The same in a format that is smaller, for browsers that know it, as `srcSet`. */
  avif?: string
  /** Instead of a picture that is missing or does not load. */
  fallback: ReactNode
}

/** Fills its frame. */
export function BlurredImage({ src, alt, blur, avif, fallback, className, ...rest }: BlurredImageProps) {
  const [broken, setBroken] = useState<string>()
  if (!src || src === broken) return fallback
  const picture = (
    <img
      loading="lazy"
      decoding="async"
      {...rest}
      src={src}
      alt={alt}
      onError={() => setBroken(src)}
      style={blur ? { backgroundImage: `url("${blur}")` } : undefined}
      className={cx('size-full bg-cover bg-center object-cover', className)}
    />
  )
  if (!avif) return picture
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={avif} sizes={rest.sizes} />
      {picture}
    </picture>
  )
}
