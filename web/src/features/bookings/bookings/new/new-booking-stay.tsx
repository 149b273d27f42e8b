import { partyLimits } from '@roomlark/contract/bookings/booking-input'
import { addDays } from '@roomlark/contract/dates'
import { say } from '@roomlark/contract/say'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { type FormFields, formFields } from '../../../../parts/form/form-fields.tsx'
import { HotelChoice } from '../../../../parts/hotel-choice/hotel-choice.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { nightsBetween } from '../stay-words.ts'
import type { CameBy, NewBookingValues } from './new-booking-values.ts'
import { PartnerField, useHasPartners } from './partner-field.tsx'
import { adultSteps, childSteps, Stepper } from './stepper.tsx'

const form: FormFields<NewBookingValues> = formFields

const ways: Record<CameBy, string> = {
  phone: say('By phone'),
  'walk-in': say('Walk-in'),
  email: say('By email'),
  ota: say('Online travel agency (OTA)'),
  affiliate: say('Sent by a partner'),
  other: say('Other'),
}

/** `first` is the first day that can be booked: until noon that is last night. */
export function NewBookingStay({ first, hasSeveral }: { first: string; hasSeveral: boolean }) {
  const { control, setValue, getValues } = useFormContext<NewBookingValues>()
  const [checkInOn, checkOutOn, hotelId, cameBy] = useWatch({
    control,
    name: ['checkInOn', 'checkOutOn', 'hotelId', 'cameBy'],
  })
  const hasPartners = useHasPartners(hotelId)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {hasSeveral ? (
        <Controller
          control={control}
          name="hotelId"
          render={({ field, fieldState }) => (
            <HotelChoice
              label={say('Hotel')}
              placeholder={say('Choose a hotel')}
              value={field.value || undefined}
              error={fieldState.error?.message}
              onChoose={(id) => {
                field.onChange(id ?? '')
                setValue('rooms', {})
                setValue('start', null)
                setValue('ratePlanId', '')
                setValue('partnershipId', '')
                setValue('companyId', '')
                if (getValues('cameBy') === 'affiliate') setValue('cameBy', 'phone')
              }}
            />
          )}
        />
      ) : null}
      <form.Select
        name="cameBy"
        label={say('Source')}
        options={Object.fromEntries(
          Object.entries(ways).filter(([way]) => way !== 'affiliate' || hasPartners),
        )}
        className={hasSeveral ? '' : 'sm:col-span-2'}
      />
      {cameBy === 'affiliate' ? <PartnerField hotelId={hotelId} /> : null}
      <form.Text
        name="checkInOn"
        label={say('Check-in')}
        type="date"
        min={first}
        onChange={({ target }) => {
          // Moving the arrival past the departure still means a stay of one night.
          const next = target.value
          if (next && getValues('checkOutOn') <= next) setValue('checkOutOn', addDays(next, 1))
        }}
      />
      <form.Text
        name="checkOutOn"
        label={say('Check-out')}
        type="date"
        min={checkInOn ? addDays(checkInOn, 1) : first}
        hint={checkInOn && checkInOn < checkOutOn ? nightsBetween(checkInOn, checkOutOn) : undefined}
      />
      <Party />
    </div>
  )
}

function Party() {
  const { control } = useFormContext<NewBookingValues>()
  return (
    <>
      <Controller
        control={control}
        name="adults"
        render={({ field }) => (
          <div className="flex items-center justify-between gap-3">
            <span className="text-[14px] font-[560]">{say('Adults')}</span>
            <Stepper
              words={adultSteps}
              value={field.value}
              min={1}
              max={partyLimits.adults}
              onChange={field.onChange}
            />
          </div>
        )}
      />
      <Controller
        control={control}
        name="childAges"
        render={({ field }) => (
          <>
            <div className="flex items-center justify-between gap-3">
              <span className="text-[14px] font-[560]">{say('Children')}</span>
              <Stepper
                words={childSteps}
                value={field.value.length}
                min={0}
                max={partyLimits.children}
                onChange={(count) =>
                  field.onChange(Array.from({ length: count }, (_, index) => field.value[index] ?? 8))
                }
              />
            </div>
            {field.value.length > 0 ? (
              <div className="grid grid-cols-2 gap-3 sm:col-span-2 sm:grid-cols-4">
                {field.value.map((age, index) => (
                  <SelectField
                    // biome-ignore lint/suspicious/noArrayIndexKey: children have no other name
                    key={index}
                    label={say('Age of child {number}', { number: index + 1 })}
                    value={age}
                    onChange={(event) => field.onChange(field.value.with(index, Number(event.target.value)))}
                  >
                    {Array.from({ length: partyLimits.childAge + 1 }, (_, years) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the index is the age
                      <option key={years} value={years}>
                        {years === 0 ? say('Under 1') : years}
                      </option>
                    ))}
                  </SelectField>
                ))}
              </div>
            ) : null}
          </>
        )}
      />
    </>
  )
}
