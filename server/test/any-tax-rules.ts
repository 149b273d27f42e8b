import { cityTaxUnits, feeUnits, type TaxRules, vatKinds } from '@roomlark/contract/inventory/tax-rules'
import fc from 'fast-check'

const percent = fc.integer({ min: 0, max: 5000 }).map((bps) => bps / 100)
const cents = fc.nat(5000)

/** Seasons that do not overlap; the last goes beyond the end of the year. */
const seasons = fc
  .subarray([
    { from: '03-15', until: '05-31' },
    { from: '06-01', until: '08-31' },
    { from: '09-10', until: '09-10' },
    { from: '11-15', until: '02-29' },
  ])
  .chain((some) =>
    fc.tuple(...some.map((season) => fc.record({ cents, percent }).map((rate) => ({ ...season, ...rate })))),
  )

const cityTax: fc.Arbitrary<TaxRules['cityTax']> = fc.option(
  fc.record({
    name: fc.constantFrom(null, 'Kurtaxe'),
    per: fc.constantFrom(...cityTaxUnits),
    cents,
    percent,
    withoutVat: fc.boolean(),
    exemptBelowAge: fc.option(fc.integer({ min: 1, max: 18 })),
    maxNights: fc.option(fc.integer({ min: 1, max: 10 })),
    seasons,
  }),
)

const fees = fc.subarray(['Cleaning', 'Resort fee', 'Linen']).chain((names) =>
  fc.tuple(
    ...names.map((name) =>
      fc.record({
        name: fc.constant(name),
        cents,
        per: fc.constantFrom(...feeUnits),
        vatKind: fc.constantFrom(...vatKinds),
      }),
    ),
  ),
)

/** Any taxes and fees that a hotel may set; some kinds of charges often share a VAT rate. */
export const anyTaxRules: fc.Arbitrary<TaxRules> = fc.tuple(percent, percent).chain((rates) => {
  const rate = fc.constantFrom(...rates)
  const vat = { rooms: rate, fees: rate, food: rate, drinks: rate, services: rate, other: rate }
  return fc.record({ vatIncluded: fc.boolean(), vat: fc.record(vat), cityTax, fees })
})
