import { daysBetween } from '@roomlark/contract/dates'
import { guestLanguageCodes, guestLanguages } from '@roomlark/contract/guest-languages'
import {
  type PartnerLink,
  PartnerLinkInput,
  type PartnershipDetail,
} from '@roomlark/contract/guest-site/partner-links'
import { makeLinkCode } from '@roomlark/contract/partners/link-code'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useCreateLink, useLinkPreview } from '../../../data/partner-links.ts'
import { contractResolver } from '../../../lib/contract-form.ts'
import { nightsWords } from '../../../lib/day-words.ts'
import { counted, percentText } from '../../../lib/format-number.ts'
import { moneyText } from '../../../parts/money/money-text.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { ChoiceSegments } from '../../../ui/choice-segments.tsx'
import { TextField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Check } from '../../../ui/icons/check.ts'
import { CircleAlert } from '../../../ui/icons/circle-alert.ts'
import { QrCode } from '../../../ui/qr-code.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { bareUrl } from './link-words.ts'

type LinkDraft = {
  label: string
  code: string
  roomTypeId: string
  checkInOn: string
  checkOutOn: string
  language: string
}

const opens = [
  { value: 'hotel', label: 'Hotel page' },
  { value: 'room', label: 'A room' },
  { value: 'dates', label: 'A room on dates' },
] as const
type Opens = (typeof opens)[number]['value']

/** What was typed for a way that is no longer chosen does not count. */
function readLink(draft: LinkDraft, way: Opens) {
  return {
    label: draft.label,
    code: draft.code,
    roomTypeId: way === 'hotel' ? null : draft.roomTypeId || null,
    checkInOn: way === 'dates' ? draft.checkInOn || null : null,
    checkOutOn: way === 'dates' ? draft.checkOutOn || null : null,
    language: draft.language || null,
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
  const [way, setWay] = useState<Opens>('hotel')
  const [firstCode] = useState(() => makeLinkCode(randomBelow))
  const form = useForm<LinkDraft, unknown, PartnerLinkInput>({
    defaultValues: {
      label: '',
      code: firstCode,
      checkInOn: '',
      checkOutOn: '',
      language: '',
      roomTypeId: hotel.roomTypes[0]?.id ?? '',
    },
    mode: 'onSubmit',
    resolver: contractResolver(PartnerLinkInput, (draft: LinkDraft) => readLink(draft, way)),
  })
  const { errors } = form.formState
  const draft = form.watch()
  const save = form.handleSubmit((input) =>
    creating.mutateAsync(input).then(
      (link) => {
        toast.success(`${link.label} was created.`)
        onCreated(link)
      },
      (error: unknown) => showRefusal(error, 'The link was not created. Please try again.', form),
    ),
  )
  return (
    <FormDialog
      place="side"
      title="New link"
      description="A link of your own to this hotel, counted from the first click."
      submitLabel="Create link"
      busyLabel="Creating"
      isBusy={creating.isPending}
      fault={errors.root?.message}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label="Label"
        placeholder="autumn-ferries"
        autoComplete="off"
        hint="Only you see it"
        error={errors.label?.message}
        {...form.register('label')}
      />
      {hotel.roomTypes.length > 0 ? (
        <div className="grid justify-items-start gap-1.5">
          <span aria-hidden="true" className="text-[14px] font-[560]">
            Opens
          </span>
          <ChoiceSegments label="Opens" value={way} choices={opens} onChoose={setWay} />
        </div>
      ) : null}
      {way === 'hotel' ? null : (
        <SelectField label="Room" error={errors.roomTypeId?.message} {...form.register('roomTypeId')}>
          {hotel.roomTypes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {way === 'dates' ? (
        <div>
          <div className="grid grid-cols-2 gap-3">
            <TextField
              type="date"
              label="Check-in"
              error={errors.checkInOn?.message}
              {...form.register('checkInOn')}
            />
            <TextField
              type="date"
              label="Check-out"
              error={errors.checkOutOn?.message}
              {...form.register('checkOutOn')}
            />
          </div>
          <Availability partnership={partnership} draft={draft} />
        </div>
      ) : null}
      <SelectField label="Language" {...form.register('language')}>
        <option value="">The guest’s own</option>
        {guestLanguageCodes.map((code) => (
          <option key={code} value={code}>
            {guestLanguages[code]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="Made for you. Change it to something people can remember: letters, digits and hyphens."
        error={errors.code?.message}
        {...form.register('code')}
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
        Nothing is free on these dates
      </p>
    )
  }
  return (
    <p role="status" className="mt-2 flex gap-1.5 text-sm text-success-text">
      <Check aria-hidden="true" className="mt-px size-[15px] shrink-0" />
      {counted(data.left, 'room')} free, {nightsWords(data.nights)} from{' '}
      {moneyText(data.roomCents, data.currency)}
    </p>
  )
}

function YourLink({ partnership, draft, way }: DraftProps & { way: Opens }) {
  const { data } = useLinkPreview(partnership.id, way === 'dates' ? readStay(draft) : undefined)
  const url = `${location.origin}/r/${draft.code.trim().toLowerCase()}`
  return (
    <div className="flex items-center gap-4 rounded-md bg-sunken p-3.5">
      <QrCode text={url} label={`QR code of ${bareUrl(url)}`} className="size-[88px]" />
      <div className="min-w-0">
        <p className="text-sm text-muted">Your link</p>
        <b className="block font-[580] wrap-anywhere">{bareUrl(url)}</b>
        {data && data.left > 0 && data.netCents > 0 ? (
          <p className="mt-1.5 text-sm text-muted">
            One such booking earns you <b className="text-text">{moneyText(data.netCents, data.currency)}</b>:{' '}
            {percentText(partnership.terms.ratePercent)} of the room price, less Roomlark’s{' '}
            {percentText(partnership.platformSharePercent)}
          </p>
        ) : null}
      </div>
    </div>
  )
}
