/** Why a calendar could not be read, in words for whoever gave its address. */
export class CalendarFault extends Error {}
