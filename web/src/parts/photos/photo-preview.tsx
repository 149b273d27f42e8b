import { useEffect, useState } from 'react'
import { ImageOff } from '../../ui/icons/image-off.ts'
import type { PhotoItem } from './photo-items.ts'

/** The picture of an item: from the server, or straight from the chosen file. */
export function PhotoPreview({ item, alt }: { item: PhotoItem; alt: string }) {
  const own = useObjectUrl(item.kind === 'file' ? item.file : null)
  const [broken, setBroken] = useState<string | null>(null)
  const src = item.kind === 'saved' ? item.image.url : own
  if (src === null || src === broken) {
    return (
      <span role="img" aria-label={alt} className="grid size-full place-items-center bg-sunken text-muted">
        {src ? <ImageOff aria-hidden="true" className="size-6" /> : null}
      </span>
    )
  }
  const placeholder = item.kind === 'saved' && item.image.placeholder
  return (
    <img
      src={src}
      alt={alt}
      draggable={false}
      onError={() => setBroken(src)}
      style={placeholder ? { backgroundImage: `url(${placeholder})`, backgroundSize: 'cover' } : undefined}
      className="size-full bg-sunken object-cover"
    />
  )
}

function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => {
      setUrl(null)
      URL.revokeObjectURL(made)
    }
  }, [file])
  return url
}
