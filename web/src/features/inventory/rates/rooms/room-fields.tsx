import { useWatch } from 'react-hook-form'
import { counted } from '../../../../lib/format-number.ts'
import type { ContractForm } from '../../../../parts/form/use-contract-form.ts'
import type { RoomDraft, RoomInput } from './room-draft.ts'
import { expandNumbers } from './room-numbers.ts'

export type RoomForm = ContractForm<RoomDraft, RoomInput>

export function NameFields({ form }: { form: RoomForm }) {
  return (
    <div className="grid gap-4">
      <form.Text name="name" label="Name" placeholder="Sea View Double" />
      <form.Area name="description" label="Description" rows={3} />
    </div>
  )
}

export function GuestFields({ form }: { form: RoomForm }) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <form.Text name="maxAdults" label="Adults at most" inputMode="numeric" />
      <form.Text name="maxChildren" label="Children at most" inputMode="numeric" />
      <form.Text
        name="sizeSqm"
        label={
          <>
            Size <span className="font-normal text-muted">(optional)</span>
          </>
        }
        inputMode="numeric"
        unit="m²"
      />
    </div>
  )
}

export function PriceFields({ form, currency }: { form: RoomForm; currency: string }) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <form.Money name="basePriceCents" label="Base price per night" currency={currency} />
      <form.Money
        name="floorCents"
        label={
          <>
            Lowest price per night <span className="font-normal text-muted">(optional)</span>
          </>
        }
        currency={currency}
        hint="We ask for confirmation of prices below it"
      />
      <form.Text name="includedAdults" label="Adults included" inputMode="numeric" />
      <form.Money name="extraAdultCents" label="Each additional adult" currency={currency} />
    </div>
  )
}

export function NumbersField({ form }: { form: RoomForm }) {
  const text = useWatch({ control: form.control, name: 'numbers' })
  const found = expandNumbers(text)
  const count = 'numbers' in found ? found.numbers.length : 0
  return (
    <form.Text
      name="numbers"
      label="Room numbers"
      placeholder="101-112, 201"
      hint={
        count === 0
          ? 'Single numbers and ranges, like 101-112, 201. Without rooms, nothing can be sold.'
          : `${counted(count, 'room')} to sell each night`
      }
    />
  )
}
