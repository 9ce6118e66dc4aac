<?php
/**
 * Plugin Name:       Tsoro
 * Description:       Boards of Tsoro and Nsolo, the four-row mancala games of southern Africa, in posts and pages: by a block or the shortcode [tsoro].
 * Version:           0.1.0
 * Requires at least: 6.0
 * Requires PHP:      7.4
 * License:           MIT OR Apache-2.0
 * Text Domain:       tsoro
 * Domain Path:       /languages
 *
 * The boards come from this site's own copy of the game (the folder dist/ of a release). Start reading at tsoro_board().
 *
 * @package Tsoro
 */

defined( 'ABSPATH' ) || exit;

const TSORO_VERSION = '0.1.0';

/** The option that holds the address of the game's folder; empty: tsoro_site() looks for it. */
const TSORO_OPTION = 'tsoro_site';

/** What an author may ask for. Not `src`, which would fetch from any address, nor `kiosk`. */
const TSORO_ATTRIBUTES = array(
	'rules',
	'position',
	'ply',
	'south',
	'north',
	'south-name',
	'north-name',
	'prompt',
	'controls',
	'lang',
	'theme',
	'counters',
	'speed',
	'view',
	'coordinates',
	'numerals',
	'preview',
	'confirm',
	'link',
);

add_action( 'init', 'tsoro_init' );
add_action( 'admin_init', 'tsoro_admin_init' );
add_action( 'admin_menu', 'tsoro_admin_menu' );
add_action( 'admin_notices', 'tsoro_admin_notices' );
add_filter( 'script_loader_tag', 'tsoro_script_tag', 10, 3 );
add_filter( 'no_texturize_shortcodes', 'tsoro_no_texturize' );
add_filter( 'plugin_action_links_' . plugin_basename( __FILE__ ), 'tsoro_action_links' );
register_uninstall_hook( __FILE__, 'tsoro_uninstall' );

/** Registers the script, the shortcode and the block. */
function tsoro_init() {
	load_plugin_textdomain( 'tsoro', false, dirname( plugin_basename( __FILE__ ) ) . '/languages' );

	$site = tsoro_site();
	// The file's name stays from version to version; a query would make it two files for the browser.
	wp_register_script( 'tsoro-board', $site . 'tsoro-board.js', array(), null, true ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
	add_shortcode( 'tsoro', 'tsoro_shortcode' );

	wp_register_script( 'tsoro-editor', false, array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element' ), TSORO_VERSION, true );
	wp_add_inline_script( 'tsoro-editor', 'window.tsoroEditor = ' . wp_json_encode( tsoro_editor_data( $site ) ) . ';', 'before' );
	wp_add_inline_script( 'tsoro-editor', tsoro_editor_script() );
	register_block_type(
		'tsoro/board',
		array(
			'api_version'     => 3,
			'title'           => __( 'Tsoro board', 'tsoro' ),
			'description'     => __( 'A game of Tsoro or Nsolo to play, or a record to look through.', 'tsoro' ),
			'category'        => 'embed',
			'icon'            => 'grid-view',
			'keywords'        => array( 'mancala', 'nsolo', __( 'game', 'tsoro' ) ),
			'supports'        => array(
				'align' => true,
				'html'  => false,
			),
			'attributes'      => tsoro_block_attributes(),
			'editor_script'   => 'tsoro-editor',
			'render_callback' => 'tsoro_block',
		)
	);
}

/**
 * The address of the game's folder, with a slash at its end; empty if no copy is found.
 * In this order: the setting; the folder dist/ in this plugin; the folder tsoro/ among the uploads.
 */
function tsoro_site() {
	$set = get_option( TSORO_OPTION, '' );
	if ( is_string( $set ) && '' !== $set ) {
		return trailingslashit( $set );
	}
	if ( file_exists( plugin_dir_path( __FILE__ ) . 'dist/tsoro-board.js' ) ) {
		return plugins_url( 'dist/', __FILE__ );
	}
	$uploads = wp_upload_dir( null, false );
	if ( file_exists( $uploads['basedir'] . '/tsoro/tsoro-board.js' ) ) {
		return set_url_scheme( $uploads['baseurl'] . '/tsoro/' );
	}
	return '';
}

/**
 * The HTML of a board.
 *
 * @param array  $attributes Of the element; others than TSORO_ATTRIBUTES are left out, and so are empty ones.
 * @param string $record     Plain text; empty for a game to play.
 */
function tsoro_board( $attributes, $record ) {
	$site = tsoro_site();
	$text = tsoro_fallback( $site, $record );
	if ( '' === $site || is_feed() ) {
		return $text;
	}
	if ( '' !== $record && empty( $attributes['controls'] ) ) {
		$attributes['controls'] = 'full';
	}
	$html = '<tsoro-board';
	foreach ( TSORO_ATTRIBUTES as $name ) {
		if ( isset( $attributes[ $name ] ) && is_scalar( $attributes[ $name ] ) && '' !== (string) $attributes[ $name ] ) {
			$html .= ' ' . $name . '="' . esc_attr( $attributes[ $name ] ) . '"';
		}
	}
	wp_enqueue_script( 'tsoro-board' );
	return $html . ">\n" . $text . '</tsoro-board>';
}

/**
 * What readers see where no board comes: the record, or a link to the game. Where the game is missing, those who write here are told.
 *
 * @param string $site   The address of the game's folder; empty if there is none.
 * @param string $record Plain text, or nothing.
 */
function tsoro_fallback( $site, $record ) {
	$missing = '' === $site && current_user_can( 'edit_posts' ) ? '<p><strong>' . esc_html( tsoro_missing_words() ) . "</strong></p>\n" : '';
	if ( '' !== $record ) {
		return $missing . "<pre>\n" . esc_html( tsoro_without_blank_lines( $record ) ) . "\n</pre>\n";
	}
	if ( '' === $site ) {
		return $missing;
	}
	return '<a href="' . esc_url( $site ) . '">' . esc_html__( 'Play Tsoro', 'tsoro' ) . "</a>\n";
}

/** Says that the game's files are missing, and where they belong. */
function tsoro_missing_words() {
	return __( 'Tsoro: the files of the game are missing. Copy the folder dist/ of a release to wp-content/plugins/tsoro/dist or wp-content/uploads/tsoro, or enter its address under Settings → Tsoro.', 'tsoro' );
}

/**
 * A blank line would end the HTML in tools that read the page again as Markdown, and means nothing in a record.
 *
 * @param string $record A record.
 */
function tsoro_without_blank_lines( $record ) {
	return trim( preg_replace( '/\R\s*\R/', "\n", $record ) );
}

/**
 * [tsoro rules="tsoro width=8" north="computer:2"], or [tsoro]record[/tsoro].
 *
 * @param array|string $attributes As WordPress reads them.
 * @param string|null  $content    The record, with what wpautop() made of its lines.
 */
function tsoro_shortcode( $attributes, $content = null ) {
	$attributes = shortcode_atts( array_fill_keys( TSORO_ATTRIBUTES, '' ), (array) $attributes, 'tsoro' );
	return '<div class="wp-block-tsoro-board">' . "\n" . tsoro_board( array_map( 'tsoro_plain', $attributes ), tsoro_plain( (string) $content ) ) . "\n</div>";
}

/**
 * The text that an author wrote, without the paragraphs, line breaks and entities that editors and wpautop() make of it.
 *
 * @param string $html What WordPress hands over.
 */
function tsoro_plain( $html ) {
	$lines = preg_replace( array( '/\R/', '#<br\s*/?>\n?#i', '#</p>\s*#i' ), array( "\n", "\n", "\n\n" ), $html );
	return trim( html_entity_decode( wp_strip_all_tags( $lines ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
}

/**
 * Records have quotes that must stay straight.
 *
 * @param string[] $shortcodes Those whose content wptexturize() leaves alone.
 */
function tsoro_no_texturize( $shortcodes ) {
	$shortcodes[] = 'tsoro';
	return $shortcodes;
}

/**
 * The board's script is a module.
 *
 * @param string $tag    The tag that WordPress made.
 * @param string $handle The script's handle.
 * @param string $src    Its address.
 */
function tsoro_script_tag( $tag, $handle, $src ) {
	if ( 'tsoro-board' !== $handle ) {
		return $tag;
	}
	return wp_get_script_tag(
		array(
			'type' => 'module',
			'id'   => 'tsoro-board-js',
			'src'  => esc_url_raw( $src ),
		)
	);
}

/** The block's attributes: the element's, and the record. */
function tsoro_block_attributes() {
	$text = array(
		'type'    => 'string',
		'default' => '',
	);
	return array_fill_keys( TSORO_ATTRIBUTES, $text ) + array( 'record' => $text );
}

/**
 * The block on a page.
 *
 * @param array $attributes The block's.
 */
function tsoro_block( $attributes ) {
	$record = isset( $attributes['record'] ) && is_string( $attributes['record'] ) ? trim( $attributes['record'] ) : '';
	return '<div ' . get_block_wrapper_attributes() . ">\n" . tsoro_board( $attributes, $record ) . "\n</div>";
}

/**
 * What the block needs to know in the editor.
 *
 * @param string $site The address of the game's folder, or nothing.
 */
function tsoro_editor_data( $site ) {
	return array(
		'site'       => esc_url_raw( $site ),
		'attributes' => TSORO_ATTRIBUTES,
		'missing'    => tsoro_missing_words(),
		'words'      => array(
			'game'     => __( 'Game', 'tsoro' ),
			'rules'    => __( 'Rules', 'tsoro' ),
			'rulesHow' => __( 'tsoro, nsolo, tsoro-1964 or nsolo-1913; then, if you like, width=8 and other rules.', 'tsoro' ),
			'position' => __( 'Position', 'tsoro' ),
			'prompt'   => __( 'The text of a problem', 'tsoro' ),
			'record'   => __( 'Record', 'tsoro' ),
			'look'     => __( 'Look', 'tsoro' ),
			'south'    => __( 'South is played by', 'tsoro' ),
			'north'    => __( 'North is played by', 'tsoro' ),
			'human'    => __( 'A person', 'tsoro' ),
			/* translators: %s: a level from 1, gentle, to 8, master. */
			'computer' => __( 'The computer, level %s', 'tsoro' ),
			'theme'    => __( 'Board', 'tsoro' ),
			'counters' => __( 'Played with', 'tsoro' ),
			'controls' => __( 'For readers', 'tsoro' ),
			'lang'     => __( 'Language', 'tsoro' ),
			'auto'     => __( 'As usual', 'tsoro' ),
			'earth'    => __( 'Swept earth', 'tsoro' ),
			'wood'     => __( 'Carved wood', 'tsoro' ),
			'paper'    => __( 'Paper', 'tsoro' ),
			'pebbles'  => __( 'River pebbles', 'tsoro' ),
			'seeds'    => __( 'Wild seeds', 'tsoro' ),
			'caps'     => __( 'Bottle caps', 'tsoro' ),
			'play'     => __( 'To play', 'tsoro' ),
			'replay'   => __( 'To look through', 'tsoro' ),
			'full'     => __( 'Both', 'tsoro' ),
			'none'     => __( 'A picture', 'tsoro' ),
			'preview'  => __( 'Preview of the board', 'tsoro' ),
		),
	);
}

/** The block in the editor: its fields, and a frame that shows the board. Plain JavaScript, so that nothing has to be built. */
function tsoro_editor_script() {
	return <<<'JS'
( function ( blocks, blockEditor, components, element, data ) {
	var el = element.createElement;
	var words = data.words;

	function labelled( values ) {
		return [ { value: '', label: words.auto } ].concat( values.map( function ( value ) {
			return { value: value, label: words[ value ] || value };
		} ) );
	}

	var players = [ { value: '', label: words.human } ].concat( [ 1, 2, 3, 4, 5, 6, 7, 8 ].map( function ( level ) {
		return { value: 'computer:' + level, label: words.computer.replace( '%s', level ) };
	} ) );

	var choices = {
		south: players,
		north: players,
		theme: labelled( [ 'earth', 'wood', 'paper' ] ),
		counters: labelled( [ 'pebbles', 'seeds', 'caps' ] ),
		controls: labelled( [ 'play', 'replay', 'full', 'none' ] ),
		lang: labelled( [ 'en', 'sn', 'ny', 'el', 'zu', 'gu' ] )
	};

	// The attributes once nobody has changed them for a moment: each change is another frame.
	function useSettled( attributes ) {
		var settled = element.useState( attributes );
		element.useEffect( function () {
			var timer = setTimeout( function () { settled[ 1 ]( attributes ); }, 600 );
			return function () { clearTimeout( timer ); };
		}, [ attributes ] );
		return settled[ 0 ];
	}

	// The frame stores nothing and fetches nothing but itself; a record comes to it as a message, however long.
	function Preview( given ) {
		var props = { attributes: useSettled( given.attributes ) };
		var frame = element.useRef();
		var query = new URLSearchParams();
		data.attributes.forEach( function ( name ) {
			if ( props.attributes[ name ] ) query.set( name, props.attributes[ name ] );
		} );
		query.set( 'link', 'no' );
		if ( ! query.has( 'controls' ) && props.attributes.record ) query.set( 'controls', 'full' );
		var src = data.site + 'embed.html?' + query;
		element.useEffect( function () {
			function heard( event ) {
				var said = event.data;
				var shown = frame.current;
				if ( ! shown || event.source !== shown.contentWindow || ! said || said.tsoro !== 1 ) return;
				if ( said.type === 'resize' ) shown.style.height = said.height + 'px';
				if ( said.type === 'ready' && props.attributes.record ) {
					event.source.postMessage( { tsoro: 1, call: 'load', args: [ props.attributes.record ], id: 1 }, '*' );
				}
			}
			var view = frame.current.ownerDocument.defaultView;
			var views = view === window ? [ window ] : [ window, view ];
			views.forEach( function ( one ) { one.addEventListener( 'message', heard ); } );
			return function () {
				views.forEach( function ( one ) { one.removeEventListener( 'message', heard ); } );
			};
		} );
		return el( 'iframe', {
			key: src + props.attributes.record,
			ref: frame,
			src: src,
			title: words.preview,
			sandbox: 'allow-scripts',
			tabIndex: -1,
			style: { display: 'block', width: '100%', height: '24rem', border: 0, pointerEvents: 'none' }
		} );
	}

	function edit( props ) {
		function set( name ) {
			return function ( value ) {
				var change = {};
				change[ name ] = value;
				props.setAttributes( change );
			};
		}
		function field( Kind, name, more ) {
			return el( Kind, Object.assign( { key: name, label: words[ name ], value: props.attributes[ name ], onChange: set( name ) }, more ) );
		}
		function choice( name ) {
			return field( components.SelectControl, name, { options: choices[ name ] } );
		}
		return el( 'div', blockEditor.useBlockProps(),
			el( blockEditor.InspectorControls, null,
				el( components.PanelBody, { title: words.game },
					field( components.TextControl, 'rules', { help: words.rulesHow } ),
					choice( 'south' ),
					choice( 'north' ),
					field( components.TextareaControl, 'record', { rows: 8 } ),
					field( components.TextControl, 'position' ),
					field( components.TextControl, 'prompt' ),
					choice( 'controls' )
				),
				el( components.PanelBody, { title: words.look },
					choice( 'theme' ),
					choice( 'counters' ),
					choice( 'lang' )
				)
			),
			data.site ? el( Preview, { attributes: props.attributes } ) : el( components.Notice, { status: 'warning', isDismissible: false }, data.missing )
		);
	}

	blocks.registerBlockType( 'tsoro/board', { edit: edit, save: function () { return null; } } );
} )( window.wp.blocks, window.wp.blockEditor, window.wp.components, window.wp.element, window.tsoroEditor );
JS;
}

/** The setting, on a page of its own. The Settings API checks who sends it, and its nonce. */
function tsoro_admin_init() {
	register_setting(
		'tsoro',
		TSORO_OPTION,
		array(
			'type'              => 'string',
			'default'           => '',
			'sanitize_callback' => 'tsoro_sanitize_site',
		)
	);
	add_settings_section( 'tsoro', '', '__return_null', 'tsoro' );
	add_settings_field( TSORO_OPTION, __( 'Address of the game', 'tsoro' ), 'tsoro_field', 'tsoro', 'tsoro', array( 'label_for' => TSORO_OPTION ) );
}

/** Adds Settings → Tsoro. */
function tsoro_admin_menu() {
	add_options_page( __( 'Tsoro', 'tsoro' ), __( 'Tsoro', 'tsoro' ), 'manage_options', 'tsoro', 'tsoro_page' );
}

/** The page of the setting. */
function tsoro_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	echo '<div class="wrap"><h1>' . esc_html( get_admin_page_title() ) . '</h1><form action="options.php" method="post">';
	settings_fields( 'tsoro' );
	do_settings_sections( 'tsoro' );
	submit_button();
	echo '</form></div>';
}

/** The field of the setting. */
function tsoro_field() {
	printf(
		'<input type="url" class="regular-text code" id="%1$s" name="%1$s" value="%2$s" placeholder="%3$s" aria-describedby="tsoro-how">',
		esc_attr( TSORO_OPTION ),
		esc_attr( get_option( TSORO_OPTION, '' ) ),
		esc_attr( tsoro_site() )
	);
	echo '<p class="description" id="tsoro-how">' . esc_html__( 'The folder that holds tsoro-board.js, such as https://museum.example/tsoro/. Leave it empty if the folder is wp-content/plugins/tsoro/dist or wp-content/uploads/tsoro. On another domain, its server must send Access-Control-Allow-Origin.', 'tsoro' ) . '</p>';
}

/**
 * Keeps an http or https address; says so if the game is not there.
 *
 * @param mixed $value As it was sent.
 */
function tsoro_sanitize_site( $value ) {
	$site = is_string( $value ) ? esc_url_raw( trim( $value ), array( 'http', 'https' ) ) : '';
	if ( '' === $site ) {
		return '';
	}
	$site   = trailingslashit( preg_replace( '#[^/]*\.(html|js)([?\#].*)?$#', '', $site ) );
	$answer = wp_remote_head( $site . 'tsoro-board.js', array( 'timeout' => 5 ) );
	// WordPress calls this twice when the option is new.
	if ( 200 !== (int) wp_remote_retrieve_response_code( $answer ) && ! get_settings_errors( TSORO_OPTION ) ) {
		/* translators: %s: an address. */
		add_settings_error( TSORO_OPTION, 'tsoro-missing', sprintf( __( 'Saved, but the game was not found there: %s does not answer.', 'tsoro' ), $site . 'tsoro-board.js' ), 'warning' );
	}
	return $site;
}

/** On the pages of plugins and of the setting: the game's files are missing. */
function tsoro_admin_notices() {
	$screen = get_current_screen();
	if ( ! $screen || ! in_array( $screen->id, array( 'plugins', 'settings_page_tsoro' ), true ) || ! current_user_can( 'manage_options' ) || '' !== tsoro_site() ) {
		return;
	}
	echo '<div class="notice notice-warning"><p>' . esc_html( tsoro_missing_words() ) . '</p></div>';
}

/**
 * A link to the setting, among the plugins.
 *
 * @param string[] $links The plugin's.
 */
function tsoro_action_links( $links ) {
	array_unshift( $links, '<a href="' . esc_url( admin_url( 'options-general.php?page=tsoro' ) ) . '">' . esc_html__( 'Settings', 'tsoro' ) . '</a>' );
	return $links;
}

/** Leaves nothing behind. */
function tsoro_uninstall() {
	delete_option( TSORO_OPTION );
}
