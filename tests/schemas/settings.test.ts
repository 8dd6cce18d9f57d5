import { describe, expect, it } from 'vitest';
import { parse } from '../../src/schemas/parse';
import { settingFields, settings, slideSetting } from '../../src/schemas/settings';
import { recordsOf } from '../support/laravel-records';

const wireNames = Object.values(settingFields).map(({ name }) => name as string);

/** Chapter 3 of the specification, in its own spelling. */
const specified = [
  ...['facebook', 'linkedin', 'instagram', 'x', 'email', 'address', 'phone'].map(
    (name) => `top_nav_bar_${name}`,
  ),
  'main_menu_logo',
  'get_involved_donate_text',
  'home_slider_slogan',
  'about_overview_top_title',
  'about_overview_top_paragraph',
  'about_overview_vision_text',
  'about_overview_mission_text',
  'about_stakeholder_top_title',
  'about_stakeholder_top_text',
  'about_overview_team_title',
  'about_overview_team_subtitle',
  'about_overview_board_title',
  'about_overview_board_subtitle',
  'home_event_subtitle',
  'footer_logo',
  'footer_logan',
  'footer_address',
  'about_board_chair_message_image',
  'about_board_chair_message_name',
  'about_board_chair_message_title',
  'our_work_key_area_of_focus_top_title',
  'our_work_key_area_of_focus_top_text',
  'about_accountability_policy_top_title',
  'about_accountability_policy_top_text',
  'institution_we_own_mutahid_dfi_repot_title',
  'institution_we_own_mutahid_dfi_report_text',
];

/** What product.md adds to them. */
const decided = [
  'about_board_chair_message_text',
  'home_counter_title',
  ...['active_borrowers', 'gross_loan', 'loan_outstanding', 'women'].flatMap((counter) => [
    `home_counter_${counter}_number`,
    `home_counter_${counter}_title`,
  ]),
];

describe('the table of settings', () => {
  it.each([...specified, ...decided])('has %s', (name) => expect(wireNames).toContain(name));

  it('has each name once', () => expect(new Set(wireNames).size).toBe(wireNames.length));

  it('marks addresses as such', () =>
    expect(
      Object.values(settingFields).flatMap(({ name, kind }) => (kind === 'text' ? [] : [`${name}: ${kind}`])),
    ).toEqual([
      'top_nav_bar_facebook: link',
      'top_nav_bar_linkedin: link',
      'top_nav_bar_instagram: link',
      'top_nav_bar_x: link',
      'main_menu_logo: image',
      'about_board_chair_message_image: image',
      'footer_logo: image',
    ]));

  it('takes slides from the category of the specification', () =>
    expect(slideSetting).toMatchObject({ category: 'Home Slider', kind: 'image' }));
});

describe('a setting', () => {
  it('is parsed from a Laravel server, even if its value is empty', () => {
    const wire = recordsOf('https://valley.example').settings;
    const { records, faults } = parse(settings, wire, 'https://valley.example');
    expect(faults).toEqual([]);
    expect(records).toHaveLength(wire.length);
    expect(records.find(({ name }) => name === 'top_nav_bar_linkedin')).toMatchObject({
      category: 'Top Nav Bar',
      value: undefined,
    });
  });

  it('without a name is dropped', () =>
    expect(parse(settings, [{ id: 1, field_value: 'x' }], '').faults).toEqual([
      { path: 'settings[0].field_name', expected: 'a value' },
    ]));

  it('may have a number as its value', () =>
    expect(parse(settings, [{ field_name: 'a', field_value: 9342 }], '').records[0]?.value).toBe('9342'));
});
