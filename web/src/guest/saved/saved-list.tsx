import { useEffect, useState } from 'react'
import { buttonClass } from '../../ui/button-class.ts'
import { Copy } from '../../ui/icons/copy.ts'
import { Heart } from '../../ui/icons/heart.ts'
import { Mail } from '../../ui/icons/mail.ts'
import { X } from '../../ui/icons/x.ts'
import type { Texts } from '../texts/texts.ts'
import { addSaved, readSaved, type SavedHotel, toggleSaved } from './saved-hotels.ts'

type SavedListProps = {
  /** The hotels of a link that was opened, which may have been made on another device. */
  sent: SavedHotel[]
  /** The page that shows a list again, in the language of this one. */
  url: string
  /** The query that links of the visit carry on. */
  carried: string
  words: Texts['saved']
}

/** The hotels that were saved on this device, or those of a link until they are kept here too. */
export function SavedList({ sent, url, carried, words }: SavedListProps) {
  const [saved, setSaved] = useState<SavedHotel[]>([])
  useEffect(() => setSaved(readSaved()), [])
  const isNew = sent.some(({ slug }) => !saved.some((one) => one.slug === slug))
  const hotels = isNew ? sent : saved
  if (hotels.length === 0) return null
  return (
    <section aria-labelledby="saved-hotels" className="pt-10">
      <h2 id="saved-hotels" className="text-xl">
        {isNew ? words.sent : words.title}
      </h2>
      <p className="mb-3 text-muted">{isNew ? words.sentText : words.onDevice}</p>
      <ul className="grid gap-3 md:grid-cols-2 desk:grid-cols-3">
        {hotels.map((hotel) => (
          <li
            key={hotel.slug}
            className="flex items-center gap-2 rounded-lg border border-border bg-surface py-2 pr-2 pl-4.5"
          >
            <a href={`/stays/${hotel.slug}${carried}`} className="min-w-0 flex-1 rounded-sm hover:underline">
              <b className="block truncate font-display text-md font-medium">{hotel.name}</b>
              <span className="block truncate text-sm text-muted">{hotel.place}</span>
            </a>
            {isNew ? null : (
              <button
                type="button"
                aria-label={`${words.remove}: ${hotel.name}`}
                className={`${buttonClass({ variant: 'quiet' })} px-2!`}
                onClick={() => setSaved(toggleSaved(hotel))}
              >
                <X aria-hidden="true" className="size-[18px]" />
              </button>
            )}
          </li>
        ))}
      </ul>
      <div className="only-script mt-2 -ml-3 flex flex-wrap gap-0.5">
        {isNew ? (
          <button type="button" className={button} onClick={() => setSaved(addSaved(sent))}>
            <Heart aria-hidden="true" className="size-[18px]" />
            {words.keep}
          </button>
        ) : (
          <PassOn hotels={hotels} url={url} words={words} />
        )}
      </div>
    </section>
  )
}

const button = buttonClass({ variant: 'quiet' })

/** The guest's own mail program sends the list, so nobody here learns of an address. */
function PassOn({ hotels, url, words }: { hotels: SavedHotel[] } & Pick<SavedListProps, 'url' | 'words'>) {
  const [copied, setCopied] = useState('')
  const link = new URL(url)
  link.searchParams.set('saved', hotels.map(({ slug }) => slug).join(','))
  const { href } = link
  const isCopied = copied === href
  const names = hotels.map(({ name, place }) => `${name}, ${place}`).join('\n')
  const letter = { subject: words.mailSubject, body: `${names}\n\n${words.mailBody}\n${href}` }
  const mail = Object.entries(letter).map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
  return (
    <>
      <a href={`mailto:?${mail.join('&')}`} className={button}>
        <Mail aria-hidden="true" className="size-[18px]" />
        {words.mail}
      </a>
      <button
        type="button"
        className={button}
        onClick={() => void navigator.clipboard.writeText(href).then(() => setCopied(href))}
      >
        <Copy aria-hidden="true" className="size-[18px]" />
        {isCopied ? words.copied : words.copyLink}
      </button>
      <span role="status" className="sr-only">
        {isCopied ? words.copied : ''}
      </span>
    </>
  )
}
