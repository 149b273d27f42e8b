import { type ChangeEvent, useState } from 'react'
import { typedNumber } from './format-number.ts'
import { readNumber } from './read-number.ts'

/**
 * The text of a field that holds a number: stays as typed (`33.` on the way to `33.5`), and follows when the
 * number is changed from elsewhere. `empty` is what an empty field means.
 */
export function useNumberText<Empty extends number | null>(
  value: number | Empty,
  onChange: (value: number | Empty) => void,
  empty: Empty,
) {
  const read = (typed: string) => (typed.trim() === '' ? empty : readNumber(typed))
  const [text, setText] = useState(written(value))
  const [seen, setSeen] = useState<number | Empty>(value)
  if (!Object.is(seen, value)) {
    setSeen(value)
    if (!Object.is(read(text), value)) setText(written(value))
  }
  return {
    value: text,
    onChange(event: ChangeEvent<HTMLInputElement>) {
      setText(event.target.value)
      onChange(read(event.target.value))
    },
  }
}

function written(value: number | null): string {
  return value === null || Number.isNaN(value) ? '' : typedNumber(value)
}
