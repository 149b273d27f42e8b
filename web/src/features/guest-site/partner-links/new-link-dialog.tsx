import { daysBetween } from '@roomlark/contract/dates'
import { guestLanguages } from '@roomlark/contract/guest-languages'
import {
  type PartnerLink,
  PartnerLinkInput,
  type PartnershipDetail,
} from '@roomlark/contract/guest-site/partner-links'
import { makeLinkCode } from '@roomlark/contract/partners/link-code'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useSiteOptions } from '../../../data/affiliate-sites.ts'
import { useCreateLink, useLinkPreview } from '../../../data/partner-links.ts'
import { percentText } from '../../../lib/format-number.ts'
import { sayRich } from '../../../lib/say-rich.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../parts/form/use-contract-form.ts'
import { moneyText } from '../../../parts/money/money-text.ts'
import { ChoiceSegments } from '../../../ui/choice-segments.tsx'
import { Check } from '../../../ui/icons/check.ts'
import { CircleAlert } from '../../../ui/icons/circle-alert.ts'
import { QrCode } from '../../../ui/qr-code.tsx'
import { bareUrl } from './link-words.ts'

const opens = [
  { value: 'hotel', label: say('Hotel page') },
  { value: 'room', label: say('A room') },
  { value: 'dates', label: say('A room on dates') },
] as const
type Opens = (typeof opens)[number]['value']

const noLink = {
  label: '',
  code: '',
  roomTypeId: '',
  checkInOn: '',
  checkOutOn: '',
  language: '',
  siteId: '',
}
type LinkDraft = typeof noLink

/** Reads the link from the form, ignoring values typed for an option that is not chosen. */
function readLink(draft: LinkDraft, way: Opens) {
  return {
    label: draft.label,
    code: draft.code,
    roomTypeId: way === 'hotel' ? null : draft.roomTypeId || null,
    checkInOn: way === 'dates' ? draft.checkInOn || null : null,
    checkOutOn: way === 'dates' ? draft.checkOutOn || null : null,
    language: draft.language || null,
    siteId: draft.siteId || null,
  }
}

function randomBelow(below: number): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % below
}

type NewLinkDialogProps = {
  partnership: PartnershipDetail
  onCreated: (link: PartnerLink) => void
  onClose: () => void
}

export function NewLinkDialog({ partnership, onCreated, onClose }: NewLinkDialogProps) {
  const { hotel } = partnership
  const creating = useCreateLink(partnership.id)
  const sites = useSiteOptions()
  const [way, setWay] = useState<Opens>('hotel')
  const [firstCode] = useState(() => makeLinkCode(randomBelow))
  const form = useContractForm({
    schema: PartnerLinkInput,
    values: { ...noLink, code: firstCode, roomTypeId: hotel.roomTypes[0]?.id ?? '' },
    read: (draft) => readLink(draft, way),
    send: creating.mutateAsync,
    done: (_, { label }) => say('{label} was created.', { label }),
    failed: say('The link was not created. Please try again.'),
  })
  const draft = form.watch()
  return (
    <FormDialog
      form={form}
      place="side"
      title={say('New link')}
      description={say('A link of your own to this hotel, counted from the first click.')}
      submitLabel={say('Create link')}
      busyLabel={say('Creating')}
      onDone={onCreated}
      onClose={onClose}
    >
      <form.Text
        name="label"
        label={say('Label')}
        placeholder={say('autumn-ferries')}
        hint={say('Only you see it')}
      />
      {hotel.roomTypes.length > 0 ? (
        <div className="grid justify-items-start gap-1.5">
          <span aria-hidden="true" className="text-[14px] font-[560]">
            {say('Opens##what a link opens')}
          </span>
          <ChoiceSegments
            label={say('Opens##what a link opens')}
            value={way}
            choices={opens}
            onChoose={setWay}
          />
        </div>
      ) : null}
      {way === 'hotel' ? null : (
        <form.Select name="roomTypeId" label={say('Room')}>
          {hotel.roomTypes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </form.Select>
      )}
      {way === 'dates' ? (
        <div>
          <div className="grid grid-cols-2 gap-3">
            <form.Text type="date" name="checkInOn" label={say('Check-in')} />
            <form.Text type="date" name="checkOutOn" label={say('Check-out')} />
          </div>
          <Availability partnership={partnership} draft={draft} />
        </div>
      ) : null}
      <form.Select
        name="language"
        label={say('Language')}
        options={{ '': say('The guest’s own'), ...guestLanguages }}
      />
      {sites ? <form.Select name="siteId" label={say('Site')} options={sites} /> : null}
      <form.Text
        name="code"
        label={say('Code')}
        autoCapitalize="none"
        spellCheck={false}
        hint={say('Made for you. Change it to something people can remember: letters, digits and hyphens.')}
      />
      <YourLink partnership={partnership} draft={draft} way={way} />
    </FormDialog>
  )
}

function readStay({ checkInOn, checkOutOn, roomTypeId }: LinkDraft) {
  const isWhole = checkInOn !== '' && checkOutOn > checkInOn && daysBetween(checkInOn, checkOutOn) <= 60
  return isWhole ? { checkInOn, checkOutOn, ...(roomTypeId && { roomTypeId }) } : undefined
}

type DraftProps = { partnership: PartnershipDetail; draft: LinkDraft }

function Availability({ partnership, draft }: DraftProps) {
  const stay = readStay(draft)
  const { data, isError } = useLinkPreview(partnership.id, stay)
  if (!stay || (!data && !isError)) return null
  if (!data || data.left === 0) {
    return (
      <p role="status" className="mt-2 flex gap-1.5 text-sm text-error-text">
        <CircleAlert aria-hidden="true" className="mt-px size-[15px] shrink-0" />
        {say('Nothing is free on these dates')}
      </p>
    )
  }
  return (
    <p role="status" className="mt-2 flex gap-1.5 text-sm text-success-text">
      <Check aria-hidden="true" className="mt-px size-[15px] shrink-0" />
      {say(
        '{rooms, plural, one {# room free} other {# rooms free}}, {nights, plural, one {# night} other {# nights}} from {price}',
        { rooms: data.left, nights: data.nights, price: moneyText(data.roomCents, data.currency) },
      )}
    </p>
  )
}

function YourLink({ partnership, draft, way }: DraftProps & { way: Opens }) {
  const { data } = useLinkPreview(partnership.id, way === 'dates' ? readStay(draft) : undefined)
  const url = `${location.origin}/r/${draft.code.trim().toLowerCase()}`
  return (
    <div className="flex items-center gap-4 rounded-md bg-sunken p-3.5">
      <QrCode text={url} label={say('QR code of {url}', { url: bareUrl(url) })} className="size-[88px]" />
      <div className="min-w-0">
        <p className="text-sm text-muted">{say('Your link')}</p>
        <b className="block font-[580] wrap-anywhere">{bareUrl(url)}</b>
        {data && data.left > 0 && data.netCents > 0 ? (
          <p className="mt-1.5 text-sm text-muted">
            {sayRich(
              'One such booking earns you <b>{amount}</b>: {rate} of the room price, less Roomlark’s {share}',
              {
                b: (text) => <b className="text-text">{text}</b>,
                amount: moneyText(data.netCents, data.currency),
                rate: percentText(partnership.terms.ratePercent),
                share: percentText(partnership.platformSharePercent),
              },
            )}
          </p>
        ) : null}
      </div>
    </div>
  )
}
