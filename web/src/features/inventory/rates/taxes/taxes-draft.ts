import type { CityTaxUnit, FeeUnit, TaxRules, VatKind } from '@roomlark/contract/inventory/tax-rules'
import { plainCityTax, vatKinds } from '@roomlark/contract/inventory/tax-rules'
import { typedNumber } from '../../../../lib/format-number.ts'
import { readNumber, readPercent } from '../../../../lib/read-number.ts'
import type { ContractForm } from '../../../../parts/form/use-contract-form.ts'
import { amountText } from '../../../../parts/money/money-text.ts'
import { readAmount } from '../../../../parts/money/read-amount.ts'

export type SeasonDraft = {
  from: { day: string; month: string }
  until: { day: string; month: string }
  cents: string
  percent: string
}

export type FeeDraft = { name: string; cents: string; per: FeeUnit; vatKind: VatKind }

/** Taxes and fees as typed, under the field names of the contract. */
export type TaxesDraft = {
  vatIncluded: boolean
  vat: Record<VatKind, string>
  hasCityTax: boolean
  cityTax: {
    name: string
    per: CityTaxUnit
    cents: string
    percent: string
    withoutVat: boolean
    exemptBelowAge: string
    maxNights: string
    seasons: SeasonDraft[]
  }
  fees: FeeDraft[]
}

export type TaxesForm = ContractForm<TaxesDraft, TaxRules>

export const newSeason: SeasonDraft = {
  from: { day: '1', month: '06' },
  until: { day: '30', month: '09' },
  cents: '',
  percent: '',
}

export const newFee: FeeDraft = { name: '', cents: '', per: 'stay', vatKind: 'fees' }

export function toTaxesDraft({ vatIncluded, vat, cityTax, fees }: TaxRules, currency: string): TaxesDraft {
  const tax = cityTax ?? plainCityTax('person-night', 0)
  const toRateDraft = ({ cents, percent }: { cents: number; percent: number }) => ({
    cents: cents === 0 && tax.per === 'percent' ? '' : amountText(cents, currency),
    percent: tax.per === 'percent' ? typedNumber(percent) : '',
  })
  return {
    vatIncluded,
    vat: mapRates((kind) => typedNumber(vat[kind])),
    hasCityTax: cityTax !== null,
    cityTax: {
      name: tax.name ?? '',
      per: tax.per,
      withoutVat: tax.withoutVat,
      ...(cityTax ? toRateDraft(cityTax) : { cents: '', percent: '' }),
      exemptBelowAge: tax.exemptBelowAge === null ? '' : String(tax.exemptBelowAge),
      maxNights: tax.maxNights === null ? '' : String(tax.maxNights),
      seasons: tax.seasons.map((season) => ({
        from: toDayDraft(season.from),
        until: toDayDraft(season.until),
        ...toRateDraft(season),
      })),
    },
    fees: fees.map((fee) => ({ ...fee, cents: amountText(fee.cents, currency) })),
  }
}

/** Reads the rules from the form, leaving out values that do not apply to the chosen unit. */
export function readTaxes({ vatIncluded, vat, hasCityTax, cityTax, fees }: TaxesDraft, currency: string) {
  const { per } = cityTax
  const isPercent = per === 'percent'
  const readRate = ({ cents, percent }: { cents: string; percent: string }) => ({
    cents: isPercent ? 0 : readAmount(cents, currency),
    percent: isPercent ? readPercent(percent) : 0,
  })
  return {
    vatIncluded,
    vat: mapRates((kind) => readPercent(vat[kind])),
    cityTax: hasCityTax
      ? {
          name: cityTax.name.trim() || null,
          per,
          ...readRate(cityTax),
          withoutVat: isPercent && cityTax.withoutVat,
          exemptBelowAge: per === 'person-night' ? numberOrNone(cityTax.exemptBelowAge) : null,
          maxNights: per === 'stay' ? null : numberOrNone(cityTax.maxNights),
          seasons: cityTax.seasons.map(({ from, until, ...rate }) => ({
            from: readDay(from),
            until: readDay(until),
            ...readRate(rate),
          })),
        }
      : null,
    fees: fees.map((fee) => ({ ...fee, cents: readAmount(fee.cents, currency) })),
  }
}

function mapRates<T>(read: (kind: VatKind) => T): Record<VatKind, T> {
  const [rooms, fees, food, drinks, services, other] = vatKinds
  return {
    rooms: read(rooms),
    fees: read(fees),
    food: read(food),
    drinks: read(drinks),
    services: read(services),
    other: read(other),
  }
}

function numberOrNone(text: string): number | null {
  return text.trim() === '' ? null : readNumber(text)
}

function toDayDraft(day: string): SeasonDraft['from'] {
  return { day: String(Number(day.slice(3))), month: day.slice(0, 2) }
}

function readDay({ day, month }: SeasonDraft['from']): string {
  return `${month}-${day.trim().padStart(2, '0')}`
}
