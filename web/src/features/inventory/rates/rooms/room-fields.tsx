import { roomFeatureNames, roomFeatures } from '@roomlark/contract/inventory/room-features'
import { say } from '@roomlark/contract/say'
import { useController, useWatch } from 'react-hook-form'
import { sayRich } from '../../../../lib/say-rich.ts'
import { ChipChecks } from '../../../../parts/form/chip-checks.tsx'
import type { ContractForm } from '../../../../parts/form/use-contract-form.ts'
import type { RoomDraft, RoomInput } from './room-draft.ts'
import { expandNumbers } from './room-numbers.ts'

export type RoomForm = ContractForm<RoomDraft, RoomInput>

export function NameFields({ form }: { form: RoomForm }) {
  return (
    <div className="grid gap-4">
      <form.Text name="name" label={say('Name')} placeholder={say('Sea View Double')} />
      <form.Area name="description" label={say('Description')} rows={3} />
    </div>
  )
}

export function GuestFields({ form }: { form: RoomForm }) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <form.Text name="maxAdults" label={say('Adults at most')} inputMode="numeric" />
      <form.Text name="maxChildren" label={say('Children at most')} inputMode="numeric" />
      <form.Text
        name="sizeSqm"
        label={sayRich('Size <span>(optional)</span>', {
          span: (text) => <span className="font-normal text-muted">{text}</span>,
        })}
        inputMode="numeric"
        unit="m²"
      />
    </div>
  )
}

export function FeatureFields({ form }: { form: RoomForm }) {
  const { field } = useController({ control: form.control, name: 'features' })
  return (
    <ChipChecks
      legend={sayRich('In the room <span>(optional)</span>', {
        span: (text) => <span className="font-normal text-muted">{text}</span>,
      })}
      names={roomFeatureNames}
      labels={roomFeatures}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  )
}

export function PriceFields({ form, currency }: { form: RoomForm; currency: string }) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <form.Money name="basePriceCents" label={say('Base price per night')} currency={currency} />
      <form.Money
        name="floorCents"
        label={sayRich('Lowest price per night <span>(optional)</span>', {
          span: (text) => <span className="font-normal text-muted">{text}</span>,
        })}
        currency={currency}
        hint={say('We ask for confirmation of prices below it')}
      />
      <form.Money
        name="ceilingCents"
        label={sayRich('Highest price per night <span>(optional)</span>', {
          span: (text) => <span className="font-normal text-muted">{text}</span>,
        })}
        currency={currency}
        hint={say('Price rules by occupancy and lead time stay between the lowest and the highest price')}
      />
      <form.Text name="includedAdults" label={say('Adults included')} inputMode="numeric" />
      <form.Money name="extraAdultCents" label={say('Each additional adult')} currency={currency} />
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
      label={say('Room numbers')}
      placeholder="101-112, 201"
      hint={
        count === 0
          ? say('Single numbers and ranges, like 101-112, 201. Without rooms, nothing can be sold.')
          : say('{count, plural, one {# room} other {# rooms}} to sell each night', { count })
      }
    />
  )
}
