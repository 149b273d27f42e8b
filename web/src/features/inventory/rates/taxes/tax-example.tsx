import { addDays } from '@roomlark/contract/dates'
import { listCharges } from '@roomlark/contract/inventory/charges'
import type { RoomType } from '@roomlark/contract/inventory/rooms'
import { TaxRules } from '@roomlark/contract/inventory/tax-rules'
import { summarizeVat } from '@roomlark/contract/inventory/vat'
import { minorUnits } from '@roomlark/contract/money'
import { say } from '@roomlark/contract/say'
import { useWatch } from 'react-hook-form'
import { currentYear } from '../../../../lib/day-words.ts'
import { percentText } from '../../../../lib/format-number.ts'
import { moneyText, priceText } from '../../../../parts/money/money-text.ts'
import type { TaxesForm } from './taxes-draft.ts'
import { readTaxes, type TaxesDraft } from './taxes-draft.ts'

type TaxExampleProps = { form: TaxesForm; currency: string; types: readonly RoomType[] }

/** Price for a family under the rules as typed so far. */
export function TaxExample({ form, currency, types }: TaxExampleProps) {
  const draft = useWatch({
    control: form.control,
    compute: (values: TaxesDraft) => readTaxes(values, currency),
  })
  const rules = TaxRules.safeParse(draft)
  const priceCents = types[0]?.basePriceCents ?? 100 * minorUnits(currency)
  return (
    <section aria-labelledby="tax-example" className="rounded-md bg-sunken p-3.5">
      <h3 id="tax-example" className="text-[14px] leading-5 font-[560]">
        {say('For example: 2 adults and a child of 8, 5 nights in July at {price} a night', {
          price: priceText(priceCents, currency),
        })}
      </h3>
      <div aria-live="polite" className="mt-1.5">
        {rules.success ? (
          <dl className="text-[14px]">
            {exampleLines(rules.data, priceCents).map(({ term, cents, isAside, isTotal }) => (
              <div
                key={term}
                className={`flex justify-between gap-4 py-0.5 ${isTotal ? 'mt-1 border-t border-border pt-1.5 font-strong' : ''} ${isAside ? 'text-sm text-muted' : ''}`}
              >
                <dt className="wrap-anywhere">{term}</dt>
                <dd className="whitespace-nowrap tabular-nums">{moneyText(cents, currency)}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className="text-sm text-muted">{say('Shown once every field is filled in.')}</p>
        )}
      </div>
    </section>
  )
}

type ExampleLine = { term: string; cents: number; isAside?: boolean; isTotal?: boolean }

function exampleLines(rules: TaxRules, priceCents: number): ExampleLine[] {
  const from = `${currentYear()}-07-06`
  const nights = [0, 1, 2, 3, 4].map((night) => ({ night: addDays(from, night), name: null, priceCents }))
  const charges = listCharges(rules, { adults: 2, childAges: [8], nights })
  const sum = (cents: number, charge: { amountCents: number }) => cents + charge.amountCents
  const ofKind = (kind: string) => charges.filter((charge) => charge.kind === kind)
  const cityTaxCents = ofKind('city-tax').reduce(sum, 0)
  return [
    { term: say('Room, 5 nights'), cents: 5 * priceCents },
    ...ofKind('fee').map(({ name, amountCents }) => ({ term: name ?? '', cents: amountCents })),
    ...(rules.cityTax ? [{ term: rules.cityTax.name ?? say('City tax'), cents: cityTaxCents }] : []),
    ...ofKind('vat').map(({ vatBps, amountCents }) => ({
      term: say('VAT {percent}', { percent: percentText((vatBps ?? 0) / 100) }),
      cents: amountCents,
    })),
    { term: say('The guest pays'), cents: charges.reduce(sum, 0), isTotal: true },
    ...(rules.vatIncluded ? summarizeVat(true, charges) : [])
      .filter(({ vatCents }) => vatCents > 0)
      .map(({ vatBps, vatCents }) => ({
        term: say('of which VAT {percent}', { percent: percentText(vatBps / 100) }),
        cents: vatCents,
        isAside: true,
      })),
  ]
}
