/** Programs that make HTML of Markdown, each as its users set it up; WordPress's classic editor among them. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Machine, needs } from '../machine.ts';
import { FORMS, pageOf } from './forms.ts';

/** The HTML of each form. */
type Pages = Readonly<Record<string, string>>;

const WORDPRESS = '/usr/share/wordpress/wp-includes';
const names = Object.keys(FORMS);

export const TOOLS: Readonly<Record<string, (machine: Machine, site: string) => Pages>> = {
  'markdown-it': (machine) => {
    npm(machine, 'markdown-it');
    const code = `import MarkdownIt from 'markdown-it';
      const read = new MarkdownIt({ html: true, typographer: true, linkify: true });`;
    return inNode(machine, code, 'read.render(text)');
  },
  commonmark: (machine) => {
    npm(machine, 'commonmark');
    const code = `import { Parser, HtmlRenderer } from 'commonmark';
      const [parser, renderer] = [new Parser({ smart: true }), new HtmlRenderer()];`;
    return inNode(machine, code, 'renderer.render(parser.parse(text))');
  },
  hugo: (machine) => {
    needs(['/usr/bin/hugo'], 'hugo');
    put(machine, 'hugo/config.toml', '[markup.goldmark.renderer]\nunsafe = true\n');
    put(machine, 'hugo/layouts/_default/single.html', '{{ .Content }}');
    for (const form of names) put(machine, `hugo/content/${form}.md`, `---\ntitle: T\n---\n${pageOf(form)}`);
    machine.run('hugo', ['--source', 'hugo', '--quiet']);
    return pagesIn(machine, (form) => `hugo/public/${form}/index.html`);
  },
  jekyll: (machine) => {
    needs(['/usr/bin/jekyll'], 'jekyll');
    for (const form of names) put(machine, `jekyll/${form}.md`, `---\ntitle: T\n---\n${pageOf(form)}`);
    machine.run('jekyll', ['build', '--quiet', '--source', 'jekyll', '--destination', 'jekyll/_site']);
    return pagesIn(machine, (form) => `jekyll/_site/${form}.html`);
  },
  docusaurus: (machine, site) => {
    machine.run('npx', ['--yes', 'create-docusaurus@3', 'docusaurus', 'classic', '--javascript', '--skip-install']);
    machine.run('npm', ['install', '--no-audit', '--no-fund', '--silent', '--prefix', 'docusaurus']);
    const settings = 'docusaurus/docusaurus.config.js';
    const board = `scripts: [{ src: '${site}tsoro-board.js', type: 'module' }],`;
    put(
      machine,
      settings,
      readFileSync(machine.path(settings), 'utf8').replace('presets: [', `${board}\n  presets: [`),
    );
    // Its MDX refuses what is HTML only in part.
    put(machine, 'docusaurus/docs/documented.md', pageOf('documented'));
    machine.run('npm', ['run', 'build', '--silent', '--prefix', 'docusaurus']);
    const [, page = ''] =
      /theme-doc-markdown markdown">(.*?)<\/div><footer/s.exec(
        readFileSync(machine.path('docusaurus/build/docs/documented/index.html'), 'utf8'),
      ) ?? [];
    return { documented: page };
  },
  wordpress: (machine) => {
    needs([WORDPRESS, '/usr/bin/php'], 'wordpress php-cli');
    const code = `define('WPINC', 'wp-includes'); define('ABSPATH', '${dirname(WORDPRESS)}/');
      function _x($text) { return $text; } function __($text) { return $text; }
      function get_option() { return 'UTF-8'; } function is_admin() { return false; } function wp_cache_get() { return false; }
      require '${WORDPRESS}/plugin.php'; require '${WORDPRESS}/formatting.php'; require '${WORDPRESS}/shortcodes.php';
      echo wpautop(wptexturize(stream_get_contents(STDIN)));`;
    return Object.fromEntries(names.map((form) => [form, machine.run('php', ['-r', code], pageOf(form))]));
  },
};

function npm(machine: Machine, name: string): void {
  if (!existsSync(machine.path('package.json'))) put(machine, 'package.json', '{ "private": true }');
  machine.run('npm', ['install', '--no-audit', '--no-fund', '--silent', name]);
}

/** `said` is what makes HTML of `text`, after `code`. */
function inNode(machine: Machine, code: string, said: string): Pages {
  const program = `${code}
    import { readFileSync } from 'node:fs';
    const pages = JSON.parse(readFileSync(0, 'utf8'));
    console.log(JSON.stringify(Object.fromEntries(Object.entries(pages).map(([form, text]) => [form, ${said}]))));`;
  const pages = Object.fromEntries(names.map((form) => [form, pageOf(form)]));
  return JSON.parse(machine.run('node', ['--input-type=module', '--eval', program], JSON.stringify(pages)));
}

function put(machine: Machine, file: string, text: string): void {
  mkdirSync(dirname(machine.path(file)), { recursive: true });
  writeFileSync(machine.path(file), text);
}

function pagesIn(machine: Machine, file: (form: string) => string): Pages {
  return Object.fromEntries(names.map((form) => [form, readFileSync(machine.path(file(form)), 'utf8')]));
}
