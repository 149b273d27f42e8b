import { say } from '@roomlark/contract/say'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { percentText } from '../../../../lib/format-number.ts'
import { CompanyChoice } from '../companies/company-choice.tsx'
import { paidPartsWords } from '../companies/company-words.tsx'
import { OptionalLabel } from '../guest-fields.tsx'
import type { NewBookingValues } from './new-booking-values.ts'

/** The company whose guests they are, whose payer and discount the booking takes over. */
export function CompanyField() {
  const { control } = useFormContext<NewBookingValues>()
  const hotelId = useWatch({ control, name: 'hotelId' })
  const { field, fieldState } = useController({ control, name: 'companyId' })
  return (
    <div className="mt-4">
      <CompanyChoice
        hotelId={hotelId}
        label={<OptionalLabel>{say('Company')}</OptionalLabel>}
        placeholder={say('Whose guests they are')}
        value={field.value}
        hint={(company) =>
          [
            say('It pays: {parts}.', { parts: paidPartsWords(company) }),
            company.discountPercent > 0 &&
              say('Its discount is {percent}.', { percent: percentText(company.discountPercent) }),
          ]
            .filter(Boolean)
            .join(' ')
        }
        onChoose={(company) => field.onChange(company?.id ?? '')}
        error={fieldState.error?.message}
      />
    </div>
  )
}
