"""Tests a plugin of EDMarketConnector (EDMC) without EDMC: calls its hooks as EDMC does, fed by a stage.

    with PluginHost('plugins/mine', stage) as host:
        stage.trigger('dock', station='Abraham Lincoln')
        host.look()
        assert host.errors == []
"""

from .host import HookCall, PluginHost

__all__ = ['HookCall', 'PluginHost']
