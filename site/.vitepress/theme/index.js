// Without the fonts of the theme: a page is 100 kB lighter with those of the reader's system.
import theme from 'vitepress/theme-without-fonts';
import '../../../src/cockpit/page/styles/themes.css';
import './style.css';

export default theme;
