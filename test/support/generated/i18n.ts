import {LANGS, localeConfig} from '../../../config/locales';

export default {
  defaultLocale: 'en',
  locales: LANGS,
  currentLocale: 'en',
  localeConfigs: Object.fromEntries(LANGS.map((lang) => [lang, localeConfig(lang)])),
};
