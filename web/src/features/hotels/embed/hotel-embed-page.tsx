import { guestLanguageCodes, guestLanguages, isGuestLanguage } from '@roomlark/contract/guest-languages'
import type { Hotel } from '@roomlark/contract/hotels'
import { Check, Info } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router'
import { useHotelSetup } from '../../../data/hotel-setup.ts'
import { useHotel } from '../../../data/hotels.ts'
import { isNotThere } from '../../../lib/api-error.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { ChoiceSegments } from '../../../ui/choice-segments.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Note } from '../../../ui/note.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { HotelDetailSkeleton, HotelNotLoaded } from '../hotel-detail-states.tsx'
import { EmbedPreview } from './embed-preview.tsx'
import { type EmbedChoice, formSnippet, scriptSnippet } from './snippet.ts'

/** Where an owner makes the availability box for the hotel's own site. */
export function HotelEmbedPage() {
  const { id = '' } = useParams()
  const query = useHotel(id)
  const hotel = query.data
  useTitle(hotel ? `Put ${hotel.name} on your site` : 'Put it on your site')
  if (query.isPending) return <HotelDetailSkeleton />
  if (!hotel || isNotThere(query.error))
    return <HotelNotLoaded error={query.error} retry={() => void query.refetch()} />
  return (
    <>
      <Breadcrumbs
        above={[
          { label: 'Hotels', to: '/hotels' },
          { label: hotel.name, to: `/hotels/${hotel.id}` },
        ]}
        here="Put it on your site"
      />
      <h1>Put it on your site</h1>
      <p className="mb-6 text-muted">Your visitors check dates and prices without leaving your page.</p>
      <Builder hotel={hotel} />
    </>
  )
}

const start: EmbedChoice = { shape: 'box', look: 'light', language: 'auto', dates: 'weekend' }

function Builder({ hotel }: { hotel: Hotel }) {
  const [choice, setChoice] = useState(start)
  const { data: setup } = useHotelSetup(hotel.id)
  const isShown = hotel.isActive && setup?.isOnSale !== false
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desk:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <ChoiceCard choice={choice} onChange={(change) => setChoice({ ...choice, ...change })} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {isShown ? null : (
          <Note tone="warning" icon={<Info aria-hidden="true" />} title="Guests do not see this hotel yet">
            Until they do, the box says that the hotel takes no bookings.
          </Note>
        )}
        <EmbedPreview slug={hotel.slug} choice={choice} />
        <SnippetCard slug={hotel.slug} choice={choice} />
      </div>
    </div>
  )
}

type ChoiceCardProps = { choice: EmbedChoice; onChange: (change: Partial<EmbedChoice>) => void }

function ChoiceCard({ choice, onChange }: ChoiceCardProps) {
  return (
    <Card>
      <CardHead title="Make it yours" />
      <div className="grid gap-[18px]">
        <Labelled label="Shape">
          <ChoiceSegments
            label="Shape"
            value={choice.shape}
            choices={[
              { value: 'box', label: 'Box' },
              { value: 'bar', label: 'Bar' },
            ]}
            onChoose={(shape) => onChange({ shape })}
          />
        </Labelled>
        <Labelled label="Look">
          <ChoiceSegments
            label="Look"
            value={choice.look}
            choices={[
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
              { value: 'auto', label: 'Follow page' },
            ]}
            onChoose={(look) => onChange({ look })}
          />
        </Labelled>
        <div className="grid gap-4 md:grid-cols-2">
          <SelectField
            label="Language"
            value={choice.language}
            onChange={({ target }) =>
              onChange({ language: isGuestLanguage(target.value) ? target.value : 'auto' })
            }
          >
            <option value="auto">Visitor’s own</option>
            {guestLanguageCodes.map((code) => (
              <option key={code} value={code}>
                {guestLanguages[code]}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="First dates"
            value={choice.dates}
            onChange={({ target }) => onChange({ dates: target.value === 'none' ? 'none' : 'weekend' })}
          >
            <option value="weekend">Next weekend</option>
            <option value="none">None</option>
          </SelectField>
        </div>
        <ul className="grid gap-2 border-t border-border pt-4 text-[14px] text-muted">
          <Assurance text="Prices are those of your calendar, with every tax" />
          <Assurance text="The box sets no cookies on your site" />
        </ul>
      </div>
    </Card>
  )
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-1.5">
      <span aria-hidden="true" className="text-[14px] font-medium">
        {label}
      </span>
      {children}
    </div>
  )
}

function Assurance({ text }: { text: string }) {
  return (
    <li className="flex items-center gap-2">
      <Check aria-hidden="true" className="size-4 shrink-0" />
      {text}
    </li>
  )
}

const kinds = [
  { value: 'script', label: 'Script' },
  { value: 'form', label: 'Without script' },
] as const

function SnippetCard({ slug, choice }: { slug: string; choice: EmbedChoice }) {
  const [kind, setKind] = useState<'script' | 'form'>('script')
  const snippetOf = kind === 'script' ? scriptSnippet : formSnippet
  const text = snippetOf(location.origin, slug, choice)
  return (
    <Card>
      <h2 className="sr-only">Snippet</h2>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <ChoiceSegments label="Kind of snippet" value={kind} choices={kinds} onChoose={setKind} />
        <CopyButton text={text} label="Copy snippet" />
      </div>
      <pre className="rounded-md bg-sunken p-4 font-mono text-sm leading-[22px] whitespace-pre-wrap wrap-anywhere">
        <code>{text}</code>
      </pre>
      <p className="mt-3 flex gap-2 text-[14px] text-muted">
        <Info aria-hidden="true" className="mt-[3px] size-4 shrink-0" />
        {kind === 'script'
          ? 'Paste it where the box should stand. It grows and shrinks with what is in it.'
          : 'For sites that allow no scripts. It opens your hotel’s page with the dates filled in, and you can style it as you like.'}
      </p>
    </Card>
  )
}
