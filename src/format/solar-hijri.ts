/** The calendar of Afghanistan (Solar Hijri), by arithmetic: no locale data of the platform has a part in it. */

/** A day of the Solar Hijri calendar. */
export interface SolarDay {
  year: number;
  /** Hamal is 1. */
  month: number;
  day: number;
}

/** 33 years, of which 8 are leap years: https://en.wikipedia.org/wiki/Solar_Hijri_calendar#Leap_year_rules */
const cycle = { years: 33, days: 33 * 365 + 8 };

/** The days from the first of Hamal of the year 1 to 1970-01-01, which is the 11th of Jadi 1348. */
const daysTo1970 = 492_268;

/** The days before a year, from the year 1 on. */
const daysBefore = (year: number) => 365 * (year - 1) + Math.floor((8 * year + 21) / cycle.years);

/** The Solar Hijri day of a Gregorian one. The rule agrees with the observed equinox in the years 1178 to 1500. */
export function solarDay(day: string): SolarDay {
  const days = Date.parse(`${day}T00:00:00Z`) / 86_400_000 + daysTo1970;
  const year = Math.floor((cycle.years * days + 3) / cycle.days) + 1;
  const ofYear = days - daysBefore(year);
  // Six months of 31 days, then months of 30.
  const month = ofYear < 186 ? Math.floor(ofYear / 31) : Math.floor((ofYear - 6) / 30);
  const monthStart = month * 30 + Math.min(month, 6);
  return { year, month: month + 1, day: ofYear - monthStart + 1 };
}
