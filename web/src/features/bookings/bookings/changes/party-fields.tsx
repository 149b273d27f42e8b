import { partyLimits } from '@roomlark/contract/bookings/booking-input'
import { say } from '@roomlark/contract/say'
import { SelectField } from '../../../../ui/select-field.tsx'
import { adultSteps, childSteps, Stepper } from '../new/stepper.tsx'

type PartyValue = { adults: number; childAges: number[] }

type PartyFieldsProps = { value: PartyValue; onChange: (value: PartyValue) => void }

/** A child that is added is eight years old until somebody says otherwise. */
const likelyAge = 8

export function PartyFields({ value, onChange }: PartyFieldsProps) {
  const { adults, childAges } = value
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="flex items-center justify-between gap-3">
          <span className="text-[14px] font-[560]">{say('Adults')}</span>
          <Stepper
            words={adultSteps}
            value={adults}
            min={1}
            max={partyLimits.adults}
            onChange={(count) => onChange({ ...value, adults: count })}
          />
        </div>
        <div className="flex items-center justify-between gap-3">
          <span className="text-[14px] font-[560]">{say('Children')}</span>
          <Stepper
            words={childSteps}
            value={childAges.length}
            min={0}
            max={partyLimits.children}
            onChange={(count) =>
              onChange({
                ...value,
                childAges: Array.from({ length: count }, (_, at) => childAges[at] ?? likelyAge),
              })
            }
          />
        </div>
      </div>
      {childAges.length > 0 ? (
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {childAges.map((age, index) => (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: children have no other name
              key={index}
              label={say('Age of child {number}', { number: index + 1 })}
              value={age}
              onChange={(event) =>
                onChange({ ...value, childAges: childAges.with(index, Number(event.target.value)) })
              }
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
  )
}
