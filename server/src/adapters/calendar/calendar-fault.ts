/** Why a calendar could not be read, in words for the person who entered its address. */
export class CalendarFault extends Error {}
