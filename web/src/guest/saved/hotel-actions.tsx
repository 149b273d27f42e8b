import { useEffect, useState } from 'react'
import { cx } from '../../lib/cx.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Heart } from '../../ui/icons/heart.ts'
import { Share } from '../../ui/icons/share.ts'
import type { Texts } from '../texts/texts.ts'
import { readSaved, type SavedHotel, toggleSaved } from './saved-hotels.ts'

type HotelActionsProps = {
  hotel: SavedHotel
  /** The page with the stay, without what tells who shares it. */
  url: string
  words: Texts['saved']
}

/** Passes a hotel on, and keeps it on this device. */
export function HotelActions({ hotel, url, words }: HotelActionsProps) {
  const [isSaved, setSaved] = useState(false)
  const [isCopied, setCopied] = useState(false)
  const { slug, name } = hotel
  useEffect(() => setSaved(readSaved().some((one) => one.slug === slug)), [slug])
  const share = async () => {
    // The sheet of the system says by itself what became of it.
    if (navigator.share) return navigator.share({ title: name, url }).catch(() => undefined)
    await navigator.clipboard.writeText(url)
    setCopied(true)
  }
  const button = cx(buttonClass({ variant: 'quiet' }), 'min-w-28')
  return (
    <div className="only-script relative flex gap-0.5 max-md:-ml-3">
      <button type="button" className={button} onClick={() => void share()}>
        <Share aria-hidden="true" className="size-[18px]" />
        {isCopied ? words.copied : words.share}
      </button>
      <button
        type="button"
        aria-pressed={isSaved}
        className={button}
        onClick={() => setSaved(toggleSaved(hotel).some((one) => one.slug === slug))}
      >
        <Heart aria-hidden="true" className={cx('size-[18px]', isSaved && 'fill-current')} />
        {isSaved ? words.saved : words.save}
      </button>
      <span role="status" className="sr-only">
        {isCopied ? words.copied : ''}
      </span>
    </div>
  )
}
