import { describe, expect, it } from 'vitest'
import { chartCsv, chartFileName } from './chart-csv.ts'

describe('chartCsv', () => {
  it('writes a heading and a row for each point, a gap where there is no figure, and negative numbers as numbers', () => {
    const csv = chartCsv({
      axis: 'Month',
      unit: 'count',
      points: [
        { short: 'Jan', long: 'January 2026' },
        { short: 'Feb', long: 'February 2026' },
      ],
      series: [
        { name: 'Direct', values: [3, -2.5] },
        { name: 'OTA', values: [1.5, null] },
      ],
    })
    expect(csv).toBe(
      '\uFEFF"Month","Direct","OTA"\r\n"January 2026","3","1.5"\r\n"February 2026","-2.5",""\r\n',
    )
  })

  it('writes ISO dates and names the unit and the currency', () => {
    const data = {
      axis: 'Day',
      unit: 'dollars',
      points: [{ short: '1 Jun', long: '1 June 2026', iso: '2026-06-01' }],
      series: [{ name: 'Revenue', values: [200] }],
      period: { fromOn: '2026-06-01', untilOn: '2026-06-30' },
    } as const
    expect(chartCsv(data)).toBe('\uFEFF"Day","Revenue (USD)"\r\n"2026-06-01","200"\r\n')
    expect(chartCsv({ ...data, unit: 'percent' })).toContain('"Revenue (%)"')
    expect(chartFileName('revenue', data)).toBe('revenue-2026-06-01-to-2026-06-30')
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('makes %j harmless', (name) => {
    const csv = chartCsv({
      axis: 'Hotel',
      unit: 'count',
      points: [{ short: name, long: name }],
      series: [{ name, values: [1] }],
    })
    expect(csv).toBe(`\uFEFF"Hotel","'${name}"\r\n"'${name}","1"\r\n`)
  })

  it('keeps quotes inside a cell', () => {
    const data = { axis: 'The "Lark"', unit: 'count', points: [], series: [] } as const
    expect(chartCsv(data)).toBe('\uFEFF"The ""Lark"""\r\n')
  })
})
