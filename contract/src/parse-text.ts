import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { type Part, parseText as splitText } from './split-text.ts'

/** Reads an ICU message. Most are only text and names, and need no parser. */
export function parseText(text: string): Part[] {
  return /, (?:plural|select),|<\w+>/.test(text) ? parse(text).map(convertElement) : splitText(text)
}

function convertElement(element: MessageFormatElement): Part {
  switch (element.type) {
    case TYPE.literal:
      return element.value
    case TYPE.argument:
      return [element.value]
    case TYPE.pound:
      return ['#']
    case TYPE.tag:
      return [element.value, 'tag', element.children.map(convertElement)]
    case TYPE.plural:
    case TYPE.select: {
      const choices = Object.entries(element.options).map(([choice, { value }]) => [
        choice,
        value.map(convertElement),
      ])
      return [element.value, element.type === TYPE.plural ? 'number' : 'word', Object.fromEntries(choices)]
    }
    default:
      throw new Error('A text has names, choices and tags only; dates and numbers are written before.')
  }
}
