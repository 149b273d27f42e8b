import { useWatch } from 'react-hook-form'
import { counted } from '../../../../lib/format-number.ts'
import { MoneyField } from '../../../../parts/money/money-field.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { type DraftForm, findFault } from '../draft-form.ts'
import type { RoomDraft, RoomInput } from './room-draft.ts'
import { expandNumbers } from './room-numbers.ts'

export type RoomForm = DraftForm<RoomDraft, RoomInput>

export function NameFields({ form }: { form: RoomForm }) {
  return (
    <div className="grid gap-4">
      <TextField
        label="Name"
        autoComplete="off"
        placeholder="Sea View Double"
        error={findFault(form, 'name')}
        {...form.register('name')}
      />
      <TextAreaField
        label="Description"
        rows={3}
        error={findFault(form, 'description')}
        {...form.register('description')}
      />
    </div>
  )
}

export function GuestFields({ form }: { form: RoomForm }) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <TextField
        label="Adults at most"
        inputMode="numeric"
        autoComplete="off"
        error={findFault(form, 'maxAdults')}
        {...form.register('maxAdults')}
      />
      <TextField
        label="Children at most"
        inputMode="numeric"
        autoComplete="off"
        error={findFault(form, 'maxChildren')}
        {...form.register('maxChildren')}
      />
      <TextField
        label={
          <>
            Size <span className="font-normal text-muted">(optional)</span>
          </>
        }
        inputMode="numeric"
        autoComplete="off"
        action={<span className="pr-1.5 text-muted">m²</span>}
        error={findFault(form, 'sizeSqm')}
        {...form.register('sizeSqm')}
      />
    </div>
  )
}

export function PriceFields({ form, currency }: { form: RoomForm; currency: string }) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <MoneyField
        label="Base price per night"
        currency={currency}
        error={findFault(form, 'basePriceCents')}
        {...form.register('basePriceCents')}
      />
      <MoneyField
        label={
          <>
            Lowest price per night <span className="font-normal text-muted">(optional)</span>
          </>
        }
        currency={currency}
        hint="We ask for confirmation of prices below it"
        error={findFault(form, 'floorCents')}
        {...form.register('floorCents')}
      />
      <TextField
        label="Adults included"
        inputMode="numeric"
        autoComplete="off"
        error={findFault(form, 'includedAdults')}
        {...form.register('includedAdults')}
      />
      <MoneyField
        label="Each additional adult"
        currency={currency}
        error={findFault(form, 'extraAdultCents')}
        {...form.register('extraAdultCents')}
      />
    </div>
  )
}

export function NumbersField({ form }: { form: RoomForm }) {
  const text = useWatch({ control: form.control, name: 'numbers' })
  const found = expandNumbers(text)
  const count = 'numbers' in found ? found.numbers.length : 0
  return (
    <TextField
      label="Room numbers"
      autoComplete="off"
      placeholder="101-112, 201"
      hint={
        count === 0
          ? 'Single numbers and ranges, like 101-112, 201. Without rooms, nothing can be sold.'
          : `${counted(count, 'room')} to sell each night`
      }
      error={findFault(form, 'numbers')}
      {...form.register('numbers')}
    />
  )
}
