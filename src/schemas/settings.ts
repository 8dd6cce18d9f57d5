import { identity, list, long, optional, text, type RecordOf } from './base';

export const settings = list(
  'settings',
  {
    name: identity(text('field_name')),
    category: optional(text('category')),
    value: optional(long(text('field_value'))),
    /** The same image, cropped for phones. */
    small: optional(text('field_value_small')),
  },
  { rank: 1 },
);

export type Setting = RecordOf<typeof settings>;

type SettingKind = 'text' | 'image' | 'link';
export interface SettingField {
  name: string;
  category: string;
  kind: SettingKind;
  /** The text may have paragraphs; any other text is a single line. */
  isLong?: true;
}

const entry = (category: string, kind: SettingKind, name: string): SettingField => ({ name, category, kind });

const story = (category: string, name: string): SettingField => ({
  ...entry(category, 'text', name),
  isLong: true,
});

/**
 * Maps setting names: the keys are the names in the app and in `content/settings/`, the last arguments those
 * in the API.
 */
export const settingFields = {
  organisationName: entry('General', 'text', 'organisation_name'),
  timeZone: entry('General', 'text', 'organisation_time_zone'),
  /** Two letters of ISO 3166: `AF`. The structured data of vacancies and events needs it. */
  country: entry('General', 'text', 'organisation_country'),
  address: entry('Top Nav Bar', 'text', 'top_nav_bar_address'),
  phone: entry('Top Nav Bar', 'text', 'top_nav_bar_phone'),
  email: entry('Top Nav Bar', 'text', 'top_nav_bar_email'),
  facebook: entry('Top Nav Bar', 'link', 'top_nav_bar_facebook'),
  linkedin: entry('Top Nav Bar', 'link', 'top_nav_bar_linkedin'),
  instagram: entry('Top Nav Bar', 'link', 'top_nav_bar_instagram'),
  x: entry('Top Nav Bar', 'link', 'top_nav_bar_x'),
  logo: entry('Main Menu', 'image', 'main_menu_logo'),
  donateButton: entry('Get Involved', 'text', 'get_involved_donate_button'),
  donateText: story('Get Involved', 'get_involved_donate_text'),
  donateBank: entry('Get Involved', 'text', 'get_involved_donate_bank'),
  donateAccountName: entry('Get Involved', 'text', 'get_involved_donate_account_name'),
  donateAccountNumber: entry('Get Involved', 'text', 'get_involved_donate_account_number'),
  donateSwift: entry('Get Involved', 'text', 'get_involved_donate_swift'),
  donateReference: entry('Get Involved', 'text', 'get_involved_donate_reference'),
  donateOtherWays: story('Get Involved', 'get_involved_donate_other_ways'),
  homeSlogan: entry('Home', 'text', 'home_slider_slogan'),
  homeEventSubtitle: entry('Home', 'text', 'home_event_subtitle'),
  counterTitle: entry('Home Counter', 'text', 'home_counter_title'),
  counterActiveBorrowersNumber: entry('Home Counter', 'text', 'home_counter_active_borrowers_number'),
  counterActiveBorrowersTitle: entry('Home Counter', 'text', 'home_counter_active_borrowers_title'),
  counterGrossLoanNumber: entry('Home Counter', 'text', 'home_counter_gross_loan_number'),
  counterGrossLoanTitle: entry('Home Counter', 'text', 'home_counter_gross_loan_title'),
  counterLoanOutstandingNumber: entry('Home Counter', 'text', 'home_counter_loan_outstanding_number'),
  counterLoanOutstandingTitle: entry('Home Counter', 'text', 'home_counter_loan_outstanding_title'),
  counterWomenNumber: entry('Home Counter', 'text', 'home_counter_women_number'),
  counterWomenTitle: entry('Home Counter', 'text', 'home_counter_women_title'),
  counterSource: entry('Home Counter', 'text', 'home_counter_source'),
  aboutTitle: entry('About Overview', 'text', 'about_overview_top_title'),
  aboutParagraph: story('About Overview', 'about_overview_top_paragraph'),
  visionText: story('About Overview', 'about_overview_vision_text'),
  missionText: story('About Overview', 'about_overview_mission_text'),
  teamTitle: entry('About Overview', 'text', 'about_overview_team_title'),
  teamSubtitle: entry('About Overview', 'text', 'about_overview_team_subtitle'),
  boardTitle: entry('About Overview', 'text', 'about_overview_board_title'),
  boardSubtitle: entry('About Overview', 'text', 'about_overview_board_subtitle'),
  stakeholderTitle: entry('About Stakeholder', 'text', 'about_stakeholder_top_title'),
  stakeholderText: story('About Stakeholder', 'about_stakeholder_top_text'),
  boardChairImage: entry('Board Chair Message', 'image', 'about_board_chair_message_image'),
  boardChairName: entry('Board Chair Message', 'text', 'about_board_chair_message_name'),
  boardChairTitle: entry('Board Chair Message', 'text', 'about_board_chair_message_title'),
  boardChairText: story('Board Chair Message', 'about_board_chair_message_text'),
  policyTitle: entry('Accountability', 'text', 'about_accountability_policy_top_title'),
  policyText: story('Accountability', 'about_accountability_policy_top_text'),
  complaintsText: story('Accountability', 'about_accountability_complaints_text'),
  keyAreasTitle: entry('Our Work', 'text', 'our_work_key_area_of_focus_top_title'),
  keyAreasText: story('Our Work', 'our_work_key_area_of_focus_top_text'),
  mutahidReportTitle: entry('Institution We Own', 'text', 'institution_we_own_mutahid_dfi_repot_title'),
  mutahidReportText: story('Institution We Own', 'institution_we_own_mutahid_dfi_report_text'),
  footerLogo: entry('Footer', 'image', 'footer_logo'),
  footerSlogan: entry('Footer', 'text', 'footer_logan'),
  smallPrint: story('Footer', 'footer_small_print'),
  footerAddress: entry('Footer', 'text', 'footer_address'),
} as const satisfies Record<string, SettingField>;

/** Every setting of this category is a slide; its value is the background image. */
export const slideSetting = entry('Home Slider', 'image', 'home_slider_image');

/** The name of the setting with the text, or the link, of a slide by its place from 0: `home_slide_1_text`. */
export const slidePart = (place: number, part: 'text' | 'link') => `home_slide_${place + 1}_${part}`;

export type SettingName = keyof typeof settingFields;
