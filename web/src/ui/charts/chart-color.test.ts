import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { chartColor } from './chart-color.ts'

const tokens = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8')
const [light = '', dark = ''] = tokens.split('[data-theme="dark"]')

type Triple = [number, number, number]

// Linear RGB seen without one kind of cone (Viénot, Brettel and Mollon 1999 for the first two; the third after
// Machado, Oliveira and Fernandes 2009).
const eyes: Record<string, Triple[]> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.11238, 0.88762, 0],
    [0.11238, 0.88762, 0],
    [0.00401, -0.00401, 1],
  ],
  deutan: [
    [0.29275, 0.70725, 0],
    [0.29275, 0.70725, 0],
    [-0.02234, 0.02234, 1],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

function readColors(theme: string): Triple[] {
  return [1, 2, 3, 4, 5, 6].map((index) => linear(theme, `--chart-${index}`))
}

function linear(theme: string, name: string): Triple {
  const hex = new RegExp(`${name}: #([0-9a-f]{6})`).exec(theme)?.[1] ?? ''
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(0), channel(2), channel(4)]
}

function seen([r, g, b]: Triple, eye: Triple[]): Triple {
  const row = ([x, y, z]: Triple) => Math.min(1, Math.max(0, x * r + y * g + z * b))
  const [first = [0, 0, 0], second = [0, 0, 0], third = [0, 0, 0]] = eye
  return [row(first as Triple), row(second as Triple), row(third as Triple)]
}

function oklab([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function contrast(one: Triple, other: Triple): number {
  const luminance = ([r, g, b]: Triple) => 0.2126 * r + 0.7152 * g + 0.0722 * b
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

describe.each([
  ['light', light],
  ['dark', dark],
])('the chart colours of the %s theme', (_name, theme) => {
  it.each(Object.entries(eyes))('differ from each other for %s eyes', (_eye, matrix) => {
    const labs = readColors(theme).map((color) => oklab(seen(color, matrix)))
    for (const [at, one] of labs.entries()) {
      for (const other of labs.slice(at + 1)) {
        expect(Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])).toBeGreaterThan(0.1)
      }
    }
  })

  it('stand out from the card', () => {
    const surface = linear(theme, '--color-surface')
    for (const color of readColors(theme)) expect(contrast(color, surface)).toBeGreaterThanOrEqual(3)
  })
})

it('begins again after the sixth colour', () => {
  expect([0, 5, 6, 13].map(chartColor)).toEqual([
    'var(--chart-1)',
    'var(--chart-6)',
    'var(--chart-1)',
    'var(--chart-2)',
  ])
})
