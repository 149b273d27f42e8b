import { describe, expect, it } from 'vitest'
import { matchOptions } from './match-options.ts'

const options = [
  { value: 'CI', label: "Côte d'Ivoire", keywords: 'CI' },
  { value: 'IT', label: 'Italy', keywords: 'IT' },
  { value: 'HT', label: 'Haiti', keywords: 'HT' },
  { value: 'America/New_York', label: 'America/New York' },
  { value: 'NZ', label: 'New Zealand', keywords: 'NZ' },
]
const values = (typed: string) => matchOptions(options, typed).map(({ value }) => value)

describe('matchOptions', () => {
  it('returns everything if nothing is typed', () => {
    expect(values('  ')).toHaveLength(5)
  })
  it('ignores accents, case and the order of words', () => {
    expect(values('ivoire COTE')).toEqual(['CI'])
    expect(values('york new')).toEqual(['America/New_York'])
  })
  it('finds by the start of a word, not by its middle', () => {
    expect(values('it')).toEqual(['IT'])
    expect(values('aiti')).toEqual([])
  })
  it('puts a code first, then what begins with the text', () => {
    expect(values('nz')).toEqual(['NZ'])
    expect(values('new')).toEqual(['NZ', 'America/New_York'])
  })
  it('takes typed punctuation literally', () => {
    expect(values('america/new')).toEqual(['America/New_York'])
    expect(values('%')).toHaveLength(5)
  })
})
