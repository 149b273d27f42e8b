import { roomTypeLimits } from '@roomlark/contract/inventory/rooms'
import { say } from '@roomlark/contract/say'

type Numbers = { numbers: string[] } | { fault: string }

/** `101-103, 201` as 101, 102, 103, 201. Letters may precede the digits: `A1-A4`. */
export function expandNumbers(text: string): Numbers {
  const numbers: string[] = []
  for (const part of text.split(/[,;\n]/)) {
    const wanted = part.trim()
    if (wanted === '') continue
    const found = expandPart(wanted)
    if ('fault' in found) return found
    numbers.push(...found.numbers)
    if (numbers.length > roomTypeLimits.rooms)
      return { fault: say('Add at most {count} rooms', { count: roomTypeLimits.rooms }) }
  }
  const twice = firstTwice(numbers)
  return twice === undefined
    ? { numbers }
    : { fault: say('Room {number} is listed twice', { number: twice }) }
}

function expandPart(part: string): Numbers {
  const [, prefix = '', first = '', secondPrefix = '', last = ''] =
    /^(.*?)(\d+)\s*[-–]\s*(\D*)(\d+)$/.exec(part) ?? []
  const count = Number(last) - Number(first) + 1
  const isRange = first !== '' && (secondPrefix === '' || secondPrefix === prefix)
  if (!isRange)
    return part.length <= roomTypeLimits.numberLength
      ? { numbers: [part] }
      : { fault: say('{typed} is too long for a number', { typed: part }) }
  if (count < 1) return { fault: say('{range} runs backwards', { range: part }) }
  if (count > roomTypeLimits.rooms)
    return { fault: say('Add at most {count} rooms', { count: roomTypeLimits.rooms }) }
  const numbers = Array.from(
    { length: count },
    (_, index) => prefix + String(Number(first) + index).padStart(first.length, '0'),
  )
  return { numbers }
}

function firstTwice(numbers: string[]): string | undefined {
  const seen = new Set<string>()
  return numbers.find((number) => seen.size === seen.add(number.toLowerCase()).size)
}

/** Writes them briefly: three or more in a row become a range. */
export function writeNumbers(numbers: readonly string[]): string {
  const runs: string[][] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run && number === following(run.at(-1) ?? '')) run.push(number)
    else runs.push([number])
  }
  return runs.map((run) => (run.length < 3 ? run.join(', ') : `${run[0]}-${run.at(-1)}`)).join(', ')
}

function following(number: string): string | undefined {
  const [, prefix = '', digits = ''] = /^(.*?)(\d+)$/.exec(number) ?? []
  return digits === '' ? undefined : prefix + String(Number(digits) + 1).padStart(digits.length, '0')
}
