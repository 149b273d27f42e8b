import { perFormats } from './formats.ts'

/** Writes numbers with these options, as the account wants them and with a real minus. */
export function numberFormat(options: Intl.NumberFormatOptions): (value: number) => string {
  const format = perFormats(({ locale }) => new Intl.NumberFormat(locale, options))
  return (value) => format().format(value).replace('-', '−')
}

/** `1,284` */
export const countText = numberFormat({ maximumFractionDigits: 0 })
/** `12.5`: two decimals at most. */
export const decimalText = numberFormat({ maximumFractionDigits: 2 })

/** `4.0`: an average of scores. */
export const averageText = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 })

const percent = { style: 'unit', unit: 'percent' } as const

/** `12.5%` */
export const percentText = numberFormat({ ...percent, maximumFractionDigits: 2 })
/** `12%` */
export const wholePercent = numberFormat({ ...percent, maximumFractionDigits: 0 })
/** `12.5%`, `12%`: one decimal at most. */
export const figurePercent = numberFormat({ ...percent, maximumFractionDigits: 1 })
/** `99.95%` */
export const twoDecimalPercent = numberFormat({
  ...percent,
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})
/** `+12.5%`, `−10%` */
export const signedPercent = numberFormat({ ...percent, signDisplay: 'exceptZero', maximumFractionDigits: 2 })

const metres = numberFormat({ style: 'unit', unit: 'meter', maximumFractionDigits: 0 })
const kilometres = numberFormat({ style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 })

/** `350 m`, `1.2 km` */
export function distanceText(meters: number): string {
  return meters < 1000 ? metres(meters) : kilometres(meters / 1000)
}

/** As it stands in a field, where groups of digits would be in the way: `1250.5`. */
export const typedNumber = numberFormat({ maximumSignificantDigits: 12, useGrouping: false })
