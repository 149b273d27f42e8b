import { expect, test } from 'vitest'
import { askedValues, differingFields, mergedForm, type ProfileForm } from './guest-values.ts'
import { numberStay } from './guest-words.ts'

const hana: ProfileForm = {
  name: 'Hana Nakamura',
  email: 'hana@example.test',
  phone: '',
  country: 'JP',
  language: '',
  birthday: '',
  preferences: 'High floor',
  notes: '',
  consent: 'phone',
  noLetters: false,
  isVip: false,
}
const work: ProfileForm = {
  ...hana,
  name: 'H. Nakamura',
  email: 'hana@work.test',
  phone: '+81 3 5555 0101',
  preferences: 'Quiet',
  notes: 'Vegetarian',
  consent: '',
  noLetters: true,
}

test('only what both have and say differently is asked about', () => {
  expect(differingFields(hana, work)).toEqual(['name', 'email'])
})

test('what is chosen counts, what only one has stays, and texts are put together', () => {
  expect(mergedForm(hana, work, new Set(['email']))).toEqual({
    ...hana,
    email: 'hana@work.test',
    phone: '+81 3 5555 0101',
    notes: 'Vegetarian',
    preferences: 'High floor\nQuiet',
    noLetters: true,
  })
  expect(mergedForm(hana, { ...work, preferences: 'floor' }, new Set()).preferences).toBe('High floor')
})

test('empty fields are left out, except a birthday, which is null', () => {
  expect(askedValues(hana)).toEqual({
    name: 'Hana Nakamura',
    email: 'hana@example.test',
    country: 'JP',
    birthday: null,
    preferences: 'High floor',
    notes: '',
  })
})

test('stays are numbered as people say it', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 103, 111].map(numberStay)).toEqual([
    ...['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '22nd', '103rd', '111th'].map(
      (place) => `${place} stay.`,
    ),
  ])
})
